import Link from '@mui/material/Link';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { email, required } from '#domain/basic-rules.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loginBusyAtom, loginFlowAtom, loginNoticeAtom, requestLinkAction } from '#state/flows/login.ts';
import { useLoginTrouble } from '#forms/login-trouble.ts';
import { useHref } from '#state/kernel/place.ts';
import { useSingleField } from '#forms/single-field.ts';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { HelpSection } from '#ui/HelpSection.tsx';
import { Lead } from '#ui/Lead.tsx';
import { NumberedSteps } from '#ui/NumberedSteps.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { LoginNotice } from './parts/LoginNotice.tsx';

const addressRules = [required, email];

/**
 * First step of the login: asks for the e-mail address and mails a link. The button
 * works once the address is a valid one; what is wrong with it is said after leaving the field. An address typed before
 * in this tab is still there, so that a slip can be put right.
 */
export const LoginPage = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const flow = useValue(loginFlowAtom);
  const notice = useValue(loginNoticeAtom);
  const pending = useValue(loginBusyAtom) === 'link';
  const requestLink = useAction(requestLinkAction);
  const { trouble, line, mustWait, report } = useLoginTrouble();
  const { value, valid, error, input } = useSingleField(
    flow.step === 'linkSent' ? flow.emailAddress : '',
    addressRules,
  );

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!valid || pending) return;
    report(null);
    report(await requestLink(value.trim()));
  };

  return (
    <>
      <PageHeading>{t('email.title')}</PageHeading>
      <Lead>{t('email.lead')}</Lead>
      {notice === null ? null : <LoginNotice notice={notice} />}
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <EmailField
          label={t('email.label')}
          enterKeyHint="send"
          required
          error={trouble?.kind === 'addressRefused' ? trouble.text : error}
          {...input}
          onChange={(event) => {
            input.onChange(event);
            if (trouble?.kind === 'addressRefused') report(null);
          }}
        />
        <TroubleLine trouble={line} />
        <Button
          type="submit"
          fullWidth
          disabled={!valid || mustWait}
          pending={pending}
          pendingLabel={t('email.submitting')}
        >
          {t('email.submit')}
        </Button>
      </FormStack>
      <HelpSection title={t('email.stepsTitle')}>
        <NumberedSteps
          aria-label={t('email.stepsTitle')}
          steps={[t('email.stepAddress'), t('email.stepLink'), t('email.stepCode')]}
          current={0}
        />
      </HelpSection>
      <Fineprint>
        {t('email.registerQuestion')} <Link href={href('register')}>{t('email.register')}</Link>
      </Fineprint>
      <Fineprint>
        <Link href={href('login-reminder')}>{t('reminder.contactTitle')}</Link>
      </Fineprint>
    </>
  );
};
