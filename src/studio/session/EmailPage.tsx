import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { sectionAddress } from '../kernel/addresses.ts';
import { LeadTo, useWords } from '../kernel/navigation.ts';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import { useFundName } from '../kernel/use-fund-name.ts';
import { EmailForm } from './EmailForm.tsx';
import { Threshold } from './Threshold.tsx';

const EmailStep = ({ suggested }: { suggested: string }) => {
  const { t } = useTranslation('studio');
  const [, code = ''] = useWords();
  const { session } = useStudio();
  const state = useCell(session.state);
  const fund = useFundName(code);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (state.status === 'unknown') void session.resume();
  }, [state.status, session]);
  if (state.status === 'open' && state.administrator.tenant === code)
    return <LeadTo to={sectionAddress(code, 'brand')} />;
  const otherFund = (
    <Actions>
      <Button variant="text" href="/studio" startIcon="arrowLeft" sx={{ marginInlineStart: -1.5 }}>
        {t('email.otherFund')}
      </Button>
    </Actions>
  );
  if (fund === 'unknown' || fund?.isClosed === true)
    return (
      <Threshold
        title={t(fund === 'unknown' ? 'email.noFund' : 'email.noAdministrator')}
        lead={
          fund === 'unknown' ? t('email.noFundText', { code }) : t('email.noAdministratorText', { fund: fund.name })
        }
      >
        {otherFund}
      </Threshold>
    );
  return (
    <Threshold
      title={t(isSent ? 'email.sentTitle' : 'email.title')}
      lead={
        <>
          {/* Its line is kept while the name is on its way. */}
          <Box
            component="strong"
            sx={{ display: 'block', minBlockSize: '1lh', marginBlockEnd: 0.5, color: 'text.primary' }}
          >
            {fund?.name}
          </Box>
          {isSent ? null : t('email.lead')}
        </>
      }
    >
      <EmailForm code={code} suggested={suggested} onSent={setSent} />
      {otherFund}
    </Threshold>
  );
};

/**
 * The way into a fund's studio: an e-mail address, then a link, then a code by SMS. The demo leads here with an address after
 * `#email=`, which no server is sent.
 */
export const EmailPage = () => {
  const { hash } = useLocation();
  return <EmailStep key={hash} suggested={new URLSearchParams(hash.slice(1)).get('email') ?? ''} />;
};
