import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { civilStatusCodes, type CivilStatusName } from '#kernel/civil-status.ts';
import type { IsoDate } from '#kernel/date.ts';
import {
  civilStatusChangeOf,
  civilStatusFormSchema,
  emptyCivilStatusForm,
  type CivilStatusForm,
} from '#domain/profile-change.ts';
import { useFieldErrors } from '#forms/field-errors.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { DialogText } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { changeCivilStatusAction } from '../atoms.ts';
import { CivilStatusFields } from '../parts/CivilStatusFields.tsx';
import { ConflictNotice } from '../parts/ConflictNotice.tsx';
import { useFundChange } from '../parts/fund-change.ts';
import { ProfileDialog } from '../parts/ProfileDialog.tsx';
import { useProfileDialogs } from '../parts/profile-dialogs.ts';
import type { ProfileView } from '../view.ts';

const isField = (name: string): name is keyof CivilStatusForm => name in emptyCivilStatusForm;
const fields = Object.keys(emptyCivilStatusForm).filter(isField);

const isName = (name: string): name is CivilStatusName => name in civilStatusCodes;
const names = Object.keys(civilStatusCodes).filter(isName);
const nameOf = (code: number): CivilStatusName => names.find((name) => civilStatusCodes[name] === code) ?? 'unknown';

/** The form's rules by today's date, because a marriage must be in the past. */
const resolverFor =
  (today: IsoDate): Resolver<CivilStatusForm> =>
  (values, context, options) =>
    zodResolver(civilStatusFormSchema(values.status, today))(values, context, options);

/**
 * Changes the civil status. Married asks for date, spouse and new name; divorced for date and new name. 201 means that
 * the change is pending.
 */
export const CivilStatusDialog = () => {
  const { t } = useTranslation('profile');
  const { civilStatus } = useProfileDialogs().profile;
  const hidden = useValue(anonymizeAtom);
  const change = useAction(changeCivilStatusAction);
  const today = useToday();
  const form = useForm<CivilStatusForm>({
    mode: 'onTouched',
    defaultValues: hidden ? emptyCivilStatusForm : civilStatus.form,
    resolver: resolverFor(today),
  });
  const { control, register, handleSubmit, setError, reset, formState } = form;
  const { isDirty, isSubmitting } = formState;
  // The specification asks for a status before one can save; what else is wrong is said at its field.
  const status = useWatch({ control, name: 'status' });
  const fieldError = useFieldErrors<keyof CivilStatusForm>(formState);
  const { version, line, conflict, settleConflict, send } = useFundChange<CivilStatusForm>('civilStatus', {
    fields,
    setError,
    isDirty,
  });
  const submit = handleSubmit(async (filled) => {
    const body = civilStatusChangeOf(filled, version);
    if (body !== null) await send(() => change(body));
  });

  const statusText = ({ name, code }: ProfileView['civilStatus']['newest']): string =>
    name ?? t(`civilStatus.${nameOf(code)}`);

  const since = civilStatus.pending?.since ?? null;

  return (
    <ProfileDialog
      title={t('civilStatusForm.title')}
      submitLabel={t('dialog.save')}
      pendingLabel={t('dialog.saving')}
      pending={isSubmitting}
      disabled={status === ''}
      onSubmit={(event) => void submit(event)}
    >
      <DialogText>
        {since === null ? t('civilStatusForm.lead') : t('civilStatusForm.underWay', { date: since })}
      </DialogText>
      {conflict === null ? null : (
        <ConflictNotice
          newest={conflict.newest === null ? null : [statusText(conflict.newest.civilStatus.newest)]}
          onTake={() => {
            if (conflict.newest !== null) reset(conflict.newest.civilStatus.form);
            settleConflict();
          }}
        />
      )}
      <SelectField
        label={t('civilStatusForm.status')}
        helperText={civilStatus.name === null ? undefined : t('civilStatusForm.present', { value: civilStatus.name })}
        emptyLabel={t('civilStatusForm.choose')}
        options={civilStatus.choices.map((code) => ({ value: String(code), label: t(`civilStatus.${nameOf(code)}`) }))}
        required
        {...register('status')}
        error={fieldError('status')}
      />
      <CivilStatusFields form={form} />
      <TroubleLine trouble={line} />
    </ProfileDialog>
  );
};
