import { useEffect, type SubmitEvent } from 'react';
import type { Trouble } from '#domain/error-ladder.ts';
import { useAction, useValue, type Act } from '#state/kernel/atoms.ts';
import type { Flow } from '#state/flows/create-flow.ts';
import type { SingleField } from './single-field.ts';
import { useTrouble, type ShownTrouble } from './trouble.ts';

/** A form of one field. */
export type FieldForm = SingleField &
  ShownTrouble & {
    /** Whether the value is on its way. */
    readonly pending: boolean;
    readonly onSubmit: (event: SubmitEvent) => void;
    /** Empties the field and puts the cursor there: what was typed is worth nothing any more. */
    readonly restart: () => void;
  };

/** Where a form sends its value. */
export type FieldTarget = {
  /** The flow the act belongs to: while one of its acts is under way, nothing else is sent. */
  readonly flow: Pick<Flow<unknown, unknown, string>, 'busyAtom'>;
  readonly act: Act<[string], Promise<Trouble | null>>;
  /** Turns what was typed into what is sent. */
  readonly read?: (typed: string) => string;
  /** Runs once the value has arrived. */
  readonly onDone?: () => void;
};

/**
 * A form of one field: it sends what keeps the rules, one try at a time. What the provider did not take brings the cursor
 * back into the field, and is said until something else is typed.
 */
export const useFieldForm = (field: SingleField, { flow, act, read, onDone }: FieldTarget): FieldForm => {
  const { value, valid, input, focus, clear } = field;
  const send = useAction(act);
  const busy = useValue(flow.busyAtom);
  const shown = useTrouble();
  const { atField, mustWait, report } = shown;
  useEffect(() => {
    if (atField !== null) focus();
  }, [atField, focus]);
  const submit = async (): Promise<void> => {
    report(null);
    const trouble = await send(read?.(value) ?? value);
    report(trouble);
    if (trouble === null) onDone?.();
  };
  return {
    ...field,
    ...shown,
    input: {
      ...input,
      onChange: (event) => {
        input.onChange(event);
        if (atField !== null) report(null);
      },
    },
    pending: busy === act,
    restart: () => {
      report(null);
      clear();
      focus();
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (valid && !mustWait && busy === null) void submit();
    },
  };
};
