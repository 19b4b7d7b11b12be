import type { ReactNode } from 'react';
import type { FieldForm } from '#forms/field-form.ts';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

export type FieldStepProps = {
  title: string;
  lead: string;
  /** Shown between lead and form. */
  intro?: ReactNode;
  /** Forms that only lead to the next step send nothing and have no trouble. */
  form: Pick<FieldForm, 'valid' | 'onSubmit'> & Partial<Pick<FieldForm, 'line' | 'mustWait' | 'pending'>>;
  /** The field, with what belongs to it. */
  field: ReactNode;
  submit: { label: string; pendingLabel?: string };
  /** An alternative, below the button. */
  back?: { label: string; href?: string; onClick?: () => void } | undefined;
  /** Shown below the form. */
  children?: ReactNode;
};

/** A step that asks for one thing: heading, field, the last try's trouble, and the button to continue. */
export const FieldStep = ({ title, lead, intro, form, field, submit, back, children }: FieldStepProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <Lead>{lead}</Lead>
    {intro}
    <FormStack noValidate onSubmit={form.onSubmit}>
      {field}
      <TroubleLine trouble={form.line ?? null} />
      <Button
        type="submit"
        fullWidth
        disabled={!form.valid || form.mustWait === true}
        pending={form.pending}
        pendingLabel={submit.pendingLabel}
      >
        {submit.label}
      </Button>
      {back === undefined ? null : (
        <Button variant="text" fullWidth href={back.href} onClick={back.onClick}>
          {back.label}
        </Button>
      )}
    </FormStack>
    {children}
  </>
);
