import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { civilStatusCodes, type CivilStatusName } from '#kernel/civil-status.ts';
import type { Profile } from '#contract/profile.ts';
import { formatDate, isUnknownDate, type IsoDate } from '#kernel/date.ts';
import {
  chosenCivilStatus,
  civilStatusChangeOf,
  civilStatusChoices,
  civilStatusFields,
  civilStatusFormSchema,
  type CivilStatusForm,
} from '#domain/profile-change.ts';
import { likelyBirthDate } from '#domain/likely-birth-date.ts';
import { useFieldError } from '#forms/field-error.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, localeAtom } from '#state/kernel/place.ts';
import { changeCivilStatusAction } from '#state/remote/profile.ts';
import { useToday, useYesterday } from '#state/kernel/today.ts';
import { DateField, type DateFieldProps } from '#ui/DateField.tsx';
import { DialogText } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { ConflictNotice } from '../parts/ConflictNotice.tsx';
import { useFundChange } from '../parts/fund-change.ts';
import { FieldGroup } from '../parts/FieldGroup.tsx';
import { FieldPair } from '../parts/FieldPair.tsx';
import { ProfileDialog } from '../parts/ProfileDialog.tsx';
import { useProfileDialogs } from '../parts/profile-dialogs.ts';

const empty: CivilStatusForm = {
  status: '',
  validStatusChangedDate: '',
  spouseFirstName: '',
  spouseName: '',
  spouseBirthDate: '',
  nameAfterChange: '',
};

const fields = Object.keys(empty).filter((name): name is keyof CivilStatusForm => name in empty);

const shownDate = (iso: string | null | undefined): string => (isUnknownDate(iso) ? '' : formatDate(iso ?? ''));

/** A pending change, to be corrected, else an empty form. */
const formOf = ({ pendingCivilStatus: pending }: Profile): CivilStatusForm =>
  pending === null || pending === undefined
    ? empty
    : {
        status: String(pending.status),
        validStatusChangedDate: shownDate(pending.validStatusChangedDate),
        spouseFirstName: pending.spouseFirstName ?? '',
        spouseName: pending.spouseName ?? '',
        spouseBirthDate: shownDate(pending.spouseBirthDate),
        nameAfterChange: pending.nameAfterChange ?? '',
      };

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
  const { profile } = useProfileDialogs();
  const locale = useValue(localeAtom);
  const hidden = useValue(anonymizeAtom);
  const fieldError = useFieldError();
  const change = useAction(changeCivilStatusAction);
  const today = useToday();
  const yesterday = useYesterday();
  const { register, control, handleSubmit, setError, reset, formState } = useForm<CivilStatusForm>({
    mode: 'onTouched',
    defaultValues: hidden ? empty : formOf(profile),
    resolver: resolverFor(today),
  });
  const { isDirty, isValid, isSubmitting, errors } = formState;
  const { version, line, conflict, settleConflict, send } = useFundChange<CivilStatusForm>('civilStatus', {
    fields,
    setError,
    isDirty,
  });
  const { changeDate, spouse, nameAfterChange } = civilStatusFields(
    chosenCivilStatus(useWatch({ control, name: 'status' })),
  );

  const submit = handleSubmit(async (form) => {
    const body = civilStatusChangeOf(form, version);
    if (body !== null) await send(() => change(body));
  });

  const statusText = ({ personalInformation, pendingCivilStatus: pending }: Profile): string =>
    pending
      ? pending.statusName || t(`civilStatus.${nameOf(pending.status)}`)
      : personalInformation.civilStatusName || t(`civilStatus.${nameOf(personalInformation.civilStatusCode)}`);

  const date = (
    name: 'validStatusChangedDate' | 'spouseBirthDate',
    label: string,
    bounds: Pick<DateFieldProps, 'latest' | 'startAt'>,
  ) => (
    <DateField
      label={t('dialog.optional', { label })}
      locale={locale}
      calendarLabel={t('civilStatusForm.calendar')}
      dialogLabel={t('civilStatusForm.calendarTitle', { label })}
      placeholder={t('civilStatusForm.dateForm')}
      {...bounds}
      {...register(name)}
      error={fieldError(errors[name])}
    />
  );
  const text = (name: 'spouseFirstName' | 'spouseName' | 'nameAfterChange') => (
    <TextField
      label={t('dialog.optional', { label: t(`civilStatusForm.${name}`) })}
      autoComplete="off"
      {...register(name)}
      error={fieldError(errors[name])}
    />
  );
  const pendingSince = profile.pendingCivilStatus?.requestedOn;

  return (
    <ProfileDialog
      title={t('civilStatusForm.title')}
      submitLabel={t('dialog.save')}
      pendingLabel={t('dialog.saving')}
      pending={isSubmitting}
      disabled={!isValid}
      onSubmit={(event) => void submit(event)}
    >
      <DialogText>
        {profile.pendingCivilStatus && !isUnknownDate(pendingSince)
          ? t('civilStatusForm.underWay', { date: formatDate(pendingSince ?? '') })
          : t('civilStatusForm.lead')}
      </DialogText>
      {conflict === null ? null : (
        <ConflictNotice
          newest={conflict.newest === null ? null : [statusText(conflict.newest)]}
          onTake={() => {
            if (conflict.newest !== null) reset(formOf(conflict.newest));
            settleConflict();
          }}
        />
      )}
      <SelectField
        label={t('civilStatusForm.status')}
        helperText={
          profile.personalInformation.civilStatusName
            ? t('civilStatusForm.present', { value: profile.personalInformation.civilStatusName })
            : undefined
        }
        emptyLabel={t('civilStatusForm.choose')}
        options={civilStatusChoices.map((code) => ({ value: String(code), label: t(`civilStatus.${nameOf(code)}`) }))}
        required
        {...register('status')}
        error={fieldError(errors.status)}
      />
      {changeDate === null
        ? null
        : date(
            'validStatusChangedDate',
            t(`civilStatusForm.${changeDate}Date`),
            changeDate === 'marriage' ? { latest: yesterday } : {},
          )}
      {spouse ? (
        <FieldGroup legend={t('civilStatusForm.spouse')}>
          <FieldPair data-even>
            {text('spouseFirstName')}
            {text('spouseName')}
          </FieldPair>
          {date('spouseBirthDate', t('civilStatusForm.spouseBirthDate'), {
            latest: yesterday,
            startAt: likelyBirthDate(today),
          })}
        </FieldGroup>
      ) : null}
      {nameAfterChange ? text('nameAfterChange') : null}
      <TroubleLine trouble={line} />
    </ProfileDialog>
  );
};
