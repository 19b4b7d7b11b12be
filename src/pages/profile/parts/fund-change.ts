import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useTrouble } from '#forms/trouble.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { useUnsaved } from '#state/kernel/unsaved.ts';
import type { TroubleLineProps } from '#ui/TroubleLine.tsx';
import { readProfileAction, type ChangeResult } from '../atoms.ts';
import type { ProfileView } from '../view.ts';
import { useProfileDialogs } from './profile-dialogs.ts';

/** A change that is sent to the fund: its version, and the result of the last try. */
export type FundChange = {
  /** The version to send with the change. */
  readonly version: string | null;
  /** The last try's trouble, unless a field shows it. */
  readonly line: TroubleLineProps['trouble'];
  /** The data were changed elsewhere meanwhile; `newest` is null if the profile can't be loaded. */
  readonly conflict: { readonly newest: ProfileView | null } | null;
  /** Marks the conflict as resolved. */
  readonly settleConflict: () => void;
  /** Sends the change; on success shows a toast and returns to the page. */
  readonly send: (change: () => Promise<ChangeResult>) => Promise<void>;
};

/**
 * Sends the form of the address or the civil status and keeps the result. A refused value is shown at its
 * field; after a conflict the profile is reloaded, and the next try is based on it.
 */
export const useFundChange = <Form extends FieldValues>(
  block: 'address' | 'civilStatus',
  form: {
    readonly fields: readonly Path<Form>[];
    readonly setError: UseFormSetError<Form>;
    /** Whether there is unsaved input. */
    readonly isDirty: boolean;
  },
): FundChange => {
  const { t } = useTranslation('profile');
  const { profile, back } = useProfileDialogs();
  const { toast } = useServices();
  const readAnew = useAction(readProfileAction);
  const letGo = useUnsaved(form.isDirty);
  const [version, setVersion] = useState(profile[block].version);
  const { line, refusal, report } = useTrouble();
  const [conflict, setConflict] = useState<FundChange['conflict']>(null);
  const send = async (change: () => Promise<ChangeResult>): Promise<void> => {
    report(null);
    const result = await change();
    if ('done' in result) {
      toast({ kind: 'success', text: t(`${block}Form.${result.done}`) });
      letGo();
      back();
      return;
    }
    const { trouble } = result;
    if (trouble.is === 'conflict') {
      const newest = await readAnew();
      if (newest !== null) setVersion(newest[block].version);
      setConflict({ newest });
      return;
    }
    const rest = trouble.said.filter(({ field, text }, index) => {
      const name = form.fields.find((known) => known === field);
      if (name !== undefined) form.setError(name, { message: text }, { shouldFocus: index === 0 });
      return name === undefined;
    });
    if (rest.length > 0 || trouble.said.length === 0) report({ ...trouble, said: rest });
  };
  const settleConflict = (): void => {
    setConflict(null);
  };
  const unsaid = refusal === null ? null : ({ severity: 'error', text: refusal } as const);
  return { version, line: line ?? unsaid, conflict, settleConflict, send };
};
