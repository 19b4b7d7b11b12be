import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { required } from '#domain/basic-rules.ts';
import { likelyBirthDate } from '#domain/likely-birth-date.ts';
import { date, dateBeforeToday } from '#domain/rules.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom, useHref } from '#state/kernel/place.ts';
import { enterBirthdayAction } from '#state/flows/registration.ts';
import { useRegistrationField, useRegistrationHeader, useRegistrationStep } from '#forms/registration-step.ts';
import { useToday, useYesterday } from '#state/kernel/today.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { WizardHeader } from '#ui/WizardHeader.tsx';

/** Asks for the birth date, a real day before today. */
export const RegisterBirthdayPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const locale = useValue(localeAtom);
  const flow = useRegistrationStep('birthday');
  const header = useRegistrationHeader('birthday');
  const enter = useAction(enterBirthdayAction);
  const today = useToday();
  const yesterday = useYesterday();
  const { value, valid, error, input } = useRegistrationField('birthDate', [
    required,
    date,
    (typed) => dateBeforeToday(typed, today),
  ]);
  if (flow?.stage !== 'details') return null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (valid) enter(value);
  };

  return (
    <>
      <WizardHeader {...header} />
      <PageHeading>{t('birthday.title')}</PageHeading>
      <Lead>{t('birthday.lead')}</Lead>
      <FormStack noValidate onSubmit={submit}>
        <DateField
          label={t('birthday.label')}
          helperText={t('birthday.hint')}
          required
          autoComplete="bday"
          enterKeyHint="next"
          locale={locale}
          calendarLabel={t('birthday.openCalendar')}
          dialogLabel={t('birthday.calendar')}
          latest={yesterday}
          startAt={likelyBirthDate(today)}
          error={error}
          {...input}
        />
        <Button type="submit" fullWidth disabled={!valid}>
          {t('next')}
        </Button>
        <Button variant="text" fullWidth href={href('register-name')}>
          {t('back')}
        </Button>
      </FormStack>
    </>
  );
};
