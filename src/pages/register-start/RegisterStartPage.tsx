import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowStep } from '#forms/flow.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { acceptTermsAction, registration } from '#state/flows/registration.ts';
import { RegistrationHeader } from '#steps/RegistrationHeader.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RequirementList } from '#ui/RequirementList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/**
 * First step of the registration: what to have at hand, and the terms of use, which open in a new tab. Accepting them
 * enables the button.
 */
export const RegisterStartPage = () => {
  const { t } = useTranslation('registration');
  const href = useHref();
  const flow = useFlowStep(registration, 'start');
  const start = useAction(acceptTermsAction);
  const [ticked, setTicked] = useState<boolean | null>(null);
  if (flow?.stage !== 'details') return null;
  const accepted = ticked ?? flow.termsAccepted;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (accepted) start();
  };

  return (
    <>
      <RegistrationHeader step="start" />
      <PageHeading>{t('start.title')}</PageHeading>
      <Lead>{t('start.lead')}</Lead>
      <RequirementList
        label={t('start.requirementsTitle')}
        items={[
          { key: 'ahv', icon: 'card', title: t('start.ahvTitle'), text: t('start.ahvText') },
          { key: 'phone', icon: 'phone', title: t('start.phoneTitle'), text: t('start.phoneText') },
          { key: 'letter', icon: 'mail', title: t('start.letterTitle'), text: t('start.letterText') },
        ]}
      />
      <FormStack noValidate onSubmit={submit}>
        {/* A link on its own line is a target of at least 24 px (WCAG 2.5.8). */}
        <Typography sx={{ '& a': { display: 'inline-block', py: 0.5 } }}>
          <Link href={href('register-terms')} target="_blank" rel="noopener">
            {t('start.terms')}
            <VisuallyHidden> ({t('start.opensNewTab')})</VisuallyHidden>
          </Link>
        </Typography>
        <CheckboxField
          label={t('start.accept')}
          required
          checked={accepted}
          onChange={(event) => {
            setTicked(event.target.checked);
          }}
        />
        <Button type="submit" fullWidth disabled={!accepted}>
          {t('start.submit')}
        </Button>
      </FormStack>
      <Fineprint>
        {t('start.loginQuestion')} <Link href={href('login')}>{t('start.login')}</Link>
      </Fineprint>
    </>
  );
};
