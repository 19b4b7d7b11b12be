import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Trouble } from '#domain/error-ladder.ts';
import { useAction, useValue, type Act } from '#state/kernel/atoms.ts';
import type { Flow } from '#state/flows/create-flow.ts';
import type { SingleField } from './single-field.ts';
import { useTrouble, type ShownTrouble } from './trouble.ts';

/** A form with one field. */
export type FieldForm = SingleField &
  ShownTrouble & {
    /** Whether the value is being sent. */
    readonly pending: boolean;
    readonly onSubmit: (event: SubmitEvent) => void;
    /** Clears and focuses the field, because the typed value is no longer valid. */
    readonly restart: () => void;
  };

/** Where a form sends its value. */
export type FieldTarget = {
  /** The flow the act belongs to: nothing else is sent while one of its acts is running. */
  readonly flow: Pick<Flow<unknown, unknown, string>, 'busyAtom'>;
  readonly act: Act<[string], Promise<Trouble | null>>;
  /** Converts the typed value to the one that is sent. */
  readonly read?: (typed: string) => string;
  /** Whether a value is whole, so that it is sent without a press; each value only once. */
  readonly isWhole?: (typed: string) => boolean;
  /** Runs once the provider has accepted the value. */
  readonly onDone?: () => void;
};

/**
 * A form with one field: sends valid values, one at a time. If the provider refuses the value, focuses the field and
 * shows the error until the value is changed.
 */
export const useFieldForm = (field: SingleField, { flow, act, read, isWhole, onDone }: FieldTarget): FieldForm => {
  const { value, valid, input, focus, clear } = field;
  const send = useAction(act);
  const busy = useValue(flow.busyAtom);
  const shown = useTrouble();
  const { atField, mustWait, report } = shown;
  useEffect(() => {
    if (atField !== null) focus();
  }, [atField, focus]);
  /** The last value that was sent. */
  const sent = useRef<string | null>(null);
  const submit = async (typed: string): Promise<void> => {
    sent.current = typed;
    report(null);
    const trouble = await send(read?.(typed) ?? typed);
    report(trouble);
    if (trouble === null) onDone?.();
  };
  return {
    ...field,
    ...shown,
    fill: (typed) => {
      if (atField !== null) report(null);
      field.fill(typed);
    },
    input: {
      ...input,
      onChange: (event) => {
        input.onChange(event);
        if (atField !== null) report(null);
        const typed = event.target.value;
        if (isWhole?.(typed) === true && typed !== sent.current && !mustWait && busy === null) void submit(typed);
      },
    },
    pending: busy?.act === act,
    restart: () => {
      sent.current = null;
      report(null);
      clear();
      focus();
    },
    onSubmit: (event) => {
      event.preventDefault();
      // Who presses Enter after a code has sent itself doesn't use up another try.
      if (isWhole !== undefined && atField !== null) focus();
      else if (valid && !mustWait && busy === null) void submit(value);
    },
  };
};
