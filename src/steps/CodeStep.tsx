import type { ReactNode } from 'react';
import { joinSentences } from '#domain/sentences.ts';
import type { CodeForm } from '#forms/code-form.ts';
import { Addressee } from '#ui/Addressee.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { ResendSection } from '#ui/ResendSection.tsx';
import { FieldStep, type FieldStepProps } from './FieldStep.tsx';

/** `hint` says that a code isn't good for long; shown if the provider doesn't say until when. */
type CodeWord =
  'title' | 'lead' | 'label' | 'hint' | 'submit' | 'submitting' | 'helpTitle' | 'helpText' | 'resend' | 'resendReady';

type CodeStepProps = Pick<FieldStepProps, 'back'> & {
  words: (key: CodeWord) => string;
  /** Where the code was sent; null if unknown. */
  addressee: string | null;
  code: CodeForm;
  /** What else to know about the code. */
  also?: string;
  /** Shown below the form. */
  children?: ReactNode;
};

/**
 * A step that asks for a code from an SMS or a mail, with a field that accepts pasting and the phone's autofill, and a
 * button to resend the code. A wrong code stays in the field to be corrected.
 */
export const CodeStep = ({
  words,
  addressee,
  code: { form, error, facts, resending },
  back,
  also,
  children,
}: CodeStepProps) => (
  <FieldStep
    title={words('title')}
    lead={words('lead')}
    intro={addressee === null ? null : <Addressee>{addressee}</Addressee>}
    form={form}
    field={
      <CodeField
        label={words('label')}
        helperText={joinSentences(facts.goodUntil ?? words('hint'), facts.sendsItself, also)}
        length={facts.length}
        required
        enterKeyHint="done"
        error={error}
        {...form.input}
      />
    }
    submit={{ label: words('submit'), pendingLabel: words('submitting') }}
    back={back}
  >
    <ResendSection
      title={words('helpTitle')}
      text={words('helpText')}
      label={words('resend')}
      readyText={words('resendReady')}
      {...resending}
    />
    {children}
  </FieldStep>
);
