import { useTranslation } from 'react-i18next';
import { required } from '#domain/basic-rules.ts';
import { likelyBirthDate } from '#domain/likely-birth-date.ts';
import { date, dateBeforeToday } from '#domain/rules.ts';
import { useFlowStep } from '#forms/flow.ts';
import { useRegistrationField } from '#forms/registration-field.ts';
import { enterBirthdayAction, registration } from '#state/flows/registration.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday, useYesterday } from '#state/kernel/today.ts';
import { FieldStep } from '#steps/FieldStep.tsx';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { DateField } from '#ui/DateField.tsx';

/** Asks for the birth date, which must be before today. */
export const RegisterBirthdayPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const locale = useValue(localeAtom);
  const flow = useFlowStep(registration, 'birthday');
  const enter = useAction(enterBirthdayAction);
  const { log } = useServices();
  const today = useToday();
  const yesterday = useYesterday();
  const field = useRegistrationField('birthDate', [required, date, (typed) => dateBeforeToday(typed, today)]);
  if (flow?.stage !== 'details') return null;
  return (
    <>
      <RegistrationHeader step="birthday" />
      <FieldStep
        title={t('birthday.title')}
        lead={t('birthday.lead')}
        form={{
          valid: field.valid,
          onSubmit: (event) => {
            event.preventDefault();
            if (field.valid) enter(field.value);
          },
        }}
        field={
          <DateField
            label={t('birthday.label')}
            helperText={t('birthday.hint')}
            required
            autoComplete="bday"
            enterKeyHint="next"
            locale={locale}
            calendarLabel={t('birthday.openCalendar')}
            dialogLabel={t('birthday.calendar')}
            today={today}
            onLoadFailed={(error) => log('The calendar could not be loaded.', error)}
            latest={yesterday}
            startAt={likelyBirthDate(today)}
            error={field.error}
            {...field.input}
          />
        }
        submit={{ label: t('next') }}
        back={{ label: t('back'), href: href('register-name') }}
      />
    </>
  );
};
