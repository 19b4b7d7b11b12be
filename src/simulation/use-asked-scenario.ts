import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#contract/simulations.ts';
import { askedScenario } from '#domain/simulate-query.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { dropQueryAction, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import type { OwnScenarios } from './use-own-scenarios.ts';

/**
 * Follows an address that leads to a kept scenario, once; says so where it can't be opened.
 *
 * @param open tells whether it is opened by now; otherwise the address stays for what opens it. Null where none can be.
 */
export const useAskedScenario = (
  { own, isKnown, loading }: OwnScenarios,
  open: ((scenario: Scenario) => boolean) | null,
): void => {
  const { t } = useTranslation('scenarios');
  const { toast } = useServices();
  const dropQuery = useAction(dropQueryAction);
  const { query } = useValue(placeAtom);
  const asked = isKnown ? askedScenario(query) : null;
  const found = own.find((each) => each.id === asked) ?? null;
  // What isn't listed yet may be in the list that is being loaded.
  const isSettled = found !== null || !loading;
  useEffect(() => {
    if (asked === null || !isSettled) return;
    if (found === null || found.changes === null || open === null) toast({ kind: 'warning', text: t('unreadable') });
    else if (!open(found)) return;
    dropQuery('scenario');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked, isSettled]);
};
