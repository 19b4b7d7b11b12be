import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { tenantCodeProblem } from '#tenants/format/settings.ts';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fundAddress } from '../kernel/addresses.ts';
import { Threshold } from './Threshold.tsx';

/** Asks for the fund's code, which is the first word of its portal's address. */
export const CodePage = () => {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  return (
    <Threshold title={t('code.title')} lead={t('code.lead')}>
      <FormStack
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = code.trim().toLowerCase();
          if (tenantCodeProblem(wanted) === null) void navigate(fundAddress(wanted));
          else setError(t('code.wrong'));
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
        <Button type="submit">{t('code.submit')}</Button>
      </FormStack>
    </Threshold>
  );
};
