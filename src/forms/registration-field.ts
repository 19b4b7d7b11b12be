import type { Rule } from '#domain/basic-rules.ts';
import type { RegistrationTyped } from '#domain/registration-flow.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { registration, typeRegistrationAction } from '#state/flows/registration.ts';
import { useCheckedField, type SingleField } from './single-field.ts';

/** A field of the registration, which keeps what is typed and restores what was typed before. */
export const useRegistrationField = (part: keyof RegistrationTyped, rules: readonly Rule[]): SingleField => {
  const flow = useValue(registration.flowAtom);
  const keep = useAction(typeRegistrationAction);
  return useCheckedField(
    ('typed' in flow ? flow.typed[part] : undefined) ?? '',
    (value) => {
      keep({ [part]: value });
    },
    rules,
  );
};
