import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readRuleFailure } from '#domain/rule-schema.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { enterNameAction, registrationDraftAtom, typeRegistrationAction } from '#state/flows/registration.ts';
import { useRegistrationHeader } from '#forms/registration-step.ts';
import { useRuleText } from '#forms/rule-text.ts';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TextField } from '#ui/TextField.tsx';
import { WizardHeader } from '#ui/WizardHeader.tsx';
import { nameSchema, type NameForm } from '../form.ts';

/** The form of the name. What was typed before is there again. */
export const NameFields = () => {
  const { t } = useTranslation('registration');
  const ruleText = useRuleText();
  const href = useHref();
  const header = useRegistrationHeader('name');
  const draft = useValue(registrationDraftAtom);
  const keep = useAction(typeRegistrationAction);
  const enter = useAction(enterNameAction);
  const { register, handleSubmit, formState } = useForm<NameForm>({
    mode: 'onTouched',
    resolver: zodResolver(nameSchema),
    defaultValues: { firstname: draft.firstname ?? '', name: draft.name ?? '' },
  });

  const wrong = (part: keyof NameForm): string | undefined => {
    const text = ruleText(readRuleFailure(formState.errors[part]?.message));
    return text === true ? undefined : text;
  };
  const field = (part: keyof NameForm) => ({
    label: part === 'firstname' ? t('name.firstname') : t('name.lastname'),
    required: true,
    error: wrong(part),
    ...register(part, {
      onChange: (event: { target: { value: string } }) => {
        keep({ [part]: event.target.value });
      },
    }),
  });
  const submit = handleSubmit(enter);

  return (
    <>
      <WizardHeader {...header} />
      <PageHeading>{t('name.title')}</PageHeading>
      <Lead>{t('name.lead')}</Lead>
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <TextField autoComplete="given-name" enterKeyHint="next" {...field('firstname')} />
        <TextField autoComplete="family-name" enterKeyHint="next" {...field('name')} />
        <Button type="submit" fullWidth disabled={!formState.isValid}>
          {t('next')}
        </Button>
        <Button variant="text" fullWidth href={href('register-start')}>
          {t('back')}
        </Button>
      </FormStack>
    </>
  );
};
