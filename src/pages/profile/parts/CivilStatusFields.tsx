import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { chosenCivilStatus, civilStatusFields, type CivilStatusForm } from '#domain/profile-change.ts';
import { likelyBirthDate } from '#domain/likely-birth-date.ts';
import { useFieldErrors } from '#forms/field-errors.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday, useYesterday } from '#state/kernel/today.ts';
import { DateField, type DateFieldProps } from '#ui/DateField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldPair } from './FieldPair.tsx';

type CivilStatusFieldsProps = { form: UseFormReturn<CivilStatusForm> };

/** What the chosen civil status asks for: since when, the spouse, the name after the change. */
export const CivilStatusFields = ({ form: { control, register, formState } }: CivilStatusFieldsProps) => {
  const { t } = useTranslation('profile');
  const { log } = useServices();
  const locale = useValue(localeAtom);
  const fieldError = useFieldErrors<keyof CivilStatusForm>(formState);
  const today = useToday();
  const yesterday = useYesterday();
  const { changeDate, spouse, nameAfterChange } = civilStatusFields(
    chosenCivilStatus(useWatch({ control, name: 'status' })),
  );

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
      today={today}
      onLoadFailed={(error) => log('The calendar could not be loaded.', error)}
      {...bounds}
      {...register(name)}
      error={fieldError(name)}
    />
  );
  const text = (name: 'spouseFirstName' | 'spouseName' | 'nameAfterChange') => (
    <TextField
      label={t('dialog.optional', { label: t(`civilStatusForm.${name}`) })}
      autoComplete="off"
      {...register(name)}
      error={fieldError(name)}
    />
  );
  return (
    <>
      {changeDate === null
        ? null
        : date(
            'validStatusChangedDate',
            t(`civilStatusForm.${changeDate}Date`),
            changeDate === 'marriage' ? { latest: yesterday } : {},
          )}
      {spouse ? (
        <FieldGroup legend={t('civilStatusForm.spouse')}>
          <FieldPair even>
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
    </>
  );
};
