import { useMemo, type ComponentProps } from 'react';
import { namedPeople } from '#domain/named-people.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { deathBenefitResource } from '#state/remote/death-benefit.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { ProtectionSimulator } from './ProtectionSimulator.tsx';

/** {@link ProtectionSimulator} on a page that doesn't know the family: loads their names, without which relations are shown. */
export const FamilyProtectionSimulator = (props: Omit<ComponentProps<typeof ProtectionSimulator>, 'named'>) => {
  const query = useValue(anonymizeQueryAtom);
  const { data, failed } = useRemote(deathBenefitResource, { query });
  const named = useMemo(() => (data === null ? undefined : namedPeople(data)), [data]);
  if (data === null && !failed) return <LoadingLine />;
  return <ProtectionSimulator {...props} {...(named && { named })} />;
};
