import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldForm } from '#forms/field-form.ts';
import { EmailField } from '#ui/EmailField.tsx';
import type { FormFieldProps } from '#ui/FormField.tsx';
import type { EmailSlip } from './EmailSlip.tsx';

type EmailAddressFieldProps = Pick<FormFieldProps, 'label' | 'helperText' | 'enterKeyHint' | 'autoFocus'> & {
  form: Pick<FieldForm, 'value' | 'failure' | 'error' | 'refusal' | 'input' | 'fill' | 'focus'>;
  /** In place of the broken rule's text. */
  error?: string | undefined;
};

/**
 * Asks for an e-mail address and helps with common slips: says that the @ is missing, and proposes the address that was
 * probably meant. What proposes is fetched once somebody types; if that fails, nothing is proposed.
 */
export const EmailAddressField = ({ form, error, ...props }: EmailAddressFieldProps) => {
  const { t } = useTranslation('forms');
  const [Slip, setSlip] = useState<typeof EmailSlip | null>(null);
  const { value, failure } = form;
  const isTyped = value !== '';
  useEffect(() => {
    if (!isTyped) return;
    import('./EmailSlip.tsx').then(
      (part) => setSlip(() => part.EmailSlip),
      () => undefined,
    );
  }, [isTyped]);
  const isWithoutAt = failure?.key === 'email' && !value.includes('@');
  // Two sentences; what joins them elsewhere comes with the dashboard's script.
  const slip = isWithoutAt ? `${form.error}. ${t('atMissing')}` : undefined;
  return (
    <div>
      <EmailField required error={form.refusal ?? error ?? slip ?? form.error} {...props} {...form.input} />
      <div aria-live="polite">
        {Slip === null ? null : (
          <Slip
            typed={value}
            onTake={(address) => {
              form.fill(address);
              form.focus();
            }}
          />
        )}
      </div>
    </div>
  );
};
