import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { sectionAddress } from '../kernel/addresses.ts';
import { LeadTo, useWords } from '../kernel/navigation.ts';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import { EmailForm } from './EmailForm.tsx';
import { Threshold } from './Threshold.tsx';

/** The way into a fund's studio: an e-mail address, then a link, then a code by SMS. */
export const EmailPage = () => {
  const { t } = useTranslation('studio');
  const [, code = ''] = useWords();
  const { session } = useStudio();
  const state = useCell(session.state);
  useEffect(() => {
    if (state.status === 'unknown') void session.resume();
  }, [state.status, session]);
  if (state.status === 'open' && state.administrator.tenant === code)
    return <LeadTo to={sectionAddress(code, 'brand')} />;
  return (
    <Threshold title={t('email.title')} lead={t('email.lead', { code })}>
      <EmailForm code={code} />
      <Actions>
        <Button variant="text" href="/studio" startIcon="arrowLeft" sx={{ marginInlineStart: -1.5 }}>
          {t('email.otherFund')}
        </Button>
      </Actions>
    </Threshold>
  );
};
