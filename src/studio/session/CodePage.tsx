import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fundName } from '#contract/studio/endpoints.ts';
import { tenantCodeProblem } from '#tenants/format/settings.ts';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fundAddress } from '../kernel/addresses.ts';
import { useStudio } from '../kernel/services.ts';
import { Threshold } from './Threshold.tsx';

/** Asks for the fund's code, which is the first word of its portal's address. */
export const CodePage = () => {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const { call } = useStudio();
  const open = async (wanted: string) => {
    if (tenantCodeProblem(wanted) !== null) {
      setError(t('code.wrong'));
      return;
    }
    setPending(true);
    const answer = await call(fundName, { path: { code: wanted } });
    setPending(false);
    if (!answer.ok && answer.failure.status === 404) setError(t('code.unknown', { code: wanted }));
    else await navigate(fundAddress(wanted));
  };
  return (
    <Threshold title={t('code.title')} lead={t('code.lead')}>
      <FormStack
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open(code.trim().toLowerCase());
        }}
      >
        <TextField
          label={t('code.label')}
          helperText={t('code.hint')}
          value={code}
          required
          autoCapitalize="none"
          autoComplete="organization"
          error={error}
          onChange={({ target }) => {
            setCode(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" pending={pending}>
          {t('code.submit')}
        </Button>
      </FormStack>
    </Threshold>
  );
};
