import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { enterNameAction, registration, typeRegistrationAction } from '#state/flows/registration.ts';
import { useFieldErrors } from '#forms/field-errors.ts';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TextField } from '#ui/TextField.tsx';
import { nameSchema, type NameForm } from '../form.ts';

/** The name form, which restores what was typed before. */
export const NameFields = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useValue(registration.flowAtom);
  const typed = 'typed' in flow ? flow.typed : {};
  const keep = useAction(typeRegistrationAction);
  const enter = useAction(enterNameAction);
  const { register, handleSubmit, formState } = useForm<NameForm>({
    mode: 'onTouched',
    resolver: zodResolver(nameSchema),
    defaultValues: { firstname: typed.firstname ?? '', name: typed.name ?? '' },
  });

  const fieldError = useFieldErrors<keyof NameForm>(formState);
  const submit = handleSubmit(enter);
  const field = (part: keyof NameForm) => ({
    label: part === 'firstname' ? t('name.firstname') : t('name.lastname'),
    required: true,
    error: fieldError(part),
    // The submit button is disabled while a name is missing, so Enter shows which.
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter' && !formState.isValid) void submit();
    },
    ...register(part, {
      onChange: (event: { target: { value: string } }) => {
        keep({ [part]: event.target.value });
      },
    }),
  });
  return (
    <>
      <RegistrationHeader step="name" />
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
