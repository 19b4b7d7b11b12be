import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email, required } from '#domain/basic-rules.ts';
import { asksToRegister } from '#domain/recognise-path.ts';
import { useFieldForm } from '#forms/field-form.ts';
import { useSingleField } from '#forms/single-field.ts';
import { isOfRegistration, login, loginNoticeAtom, requestLinkAction } from '#state/flows/login.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { readWantedPageAction } from '#state/session/wanted-page.ts';
import { LoginHeader } from '#steps/LoginHeader.tsx';
import { EmailAddressField } from '#steps/EmailAddressField.tsx';
import { FieldStep } from '#steps/FieldStep.tsx';
import { focusPage } from '#ui/focus-page.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { LoginNotice } from './parts/LoginNotice.tsx';

const addressRules = [required, email];
const target = { flow: login, act: requestLinkAction, read: (typed: string) => typed.trim() };

/**
 * Where the focus is: in the only field of a page that is opened directly, unless somebody is somewhere already; on a touch
 * screen it would open the keyboard over the page. Whoever comes from another page, also from the login to the registration
 * or back, is at the headline, so that a screen reader says where they are.
 */
const useFirstFocus = (registers: boolean, focusField: () => void): void => {
  const shown = useRef(registers);
  useEffect(() => {
    const isFine = globalThis.matchMedia?.('(pointer: fine)').matches ?? false;
    if (isFine && document.activeElement === document.body) focusField();
  }, [focusField]);
  useEffect(() => {
    // The path stays, so nothing else says that the page is another one.
    if (shown.current !== registers) focusPage();
    shown.current = registers;
  }, [registers]);
};

/**
 * First step of the login, and of the registration: asks for the e-mail address and mails a link. The button is enabled once
 * the address is valid; errors appear when the field loses focus. Restores an address typed earlier in this tab, so that a
 * typing error can be corrected.
 */
export const LoginPage = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const flow = useValue(login.flowAtom);
  const readWantedPage = useAction(readWantedPageAction);
  const [leadsBack] = useState(() => readWantedPage() !== null);
  // The register route without a valid link leads here: an unknown address begins a registration.
  const registers = asksToRegister(useValue(placeAtom).query);
  const why = useValue(loginNoticeAtom);
  const given = why !== null && isOfRegistration(why) === registers ? why : null;
  const notice = given ?? (leadsBack && !registers ? 'returns' : null);
  const asksAgain = given !== null && registers;
  const form = useFieldForm(useSingleField(flow.step === 'linkSent' ? flow.emailAddress : '', addressRules), target);
  useFirstFocus(registers, form.focus);
  return (
    <>
      {registers ? null : <LoginHeader current={0} />}
      <FieldStep
        title={t(registers ? 'registration.title' : 'email.title')}
        lead={t(asksAgain ? 'registration.again' : registers ? 'registration.lead' : 'email.lead')}
        intro={notice === null ? null : <LoginNotice notice={notice} />}
        form={form}
        field={<EmailAddressField label={t('email.label')} enterKeyHint="send" form={form} />}
        submit={{ label: t(asksAgain ? 'link.newLink' : 'email.submit'), pendingLabel: t('email.submitting') }}
      >
        <Fineprint>
          {registers ? (
            <>
              {t('registration.question')} <Link href={href('login')}>{t('registration.login')}</Link>
            </>
          ) : (
            <>
              {t('email.registerQuestion')} <Link href={href('register')}>{t('email.register')}</Link>
            </>
          )}
        </Fineprint>
        <Fineprint>
          <Link href={href('login-reminder')}>{t('reminder.contactTitle')}</Link>
        </Fineprint>
      </FieldStep>
    </>
  );
};
