import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteKey } from '#contract/route-words.ts';
import { openedTopic } from '#domain/form-query.ts';
import {
  longestMessage,
  longestSubject,
  messageProblem,
  plainMessage,
  subjectProblem,
  type MessageProblem,
} from '#domain/message-rules.ts';
import { formatAmount } from '#kernel/money.ts';
import { useTrouble } from '#forms/trouble.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { draftAtom, editDraftAction, sendMessageAction, type Draft } from '../atoms.ts';

type Field = 'subject' | 'body';
const fields = ['subject', 'body'] as const;

/** What the fields say after an attempt. */
type Refused = { readonly [F in Field]?: string };

/** The text that is sent: the draft's, and a line with the page that the member came from. */
const useSentText = ({ body, from }: Draft): string => {
  const { t } = useTranslation(['contact', 'shell']);
  const text = plainMessage(body);
  const page = (key: RouteKey) => t(`shell:titles.${key}`);
  return from === null || text === '' ? text : `${text}\n\n– ${t('from.line', { page: page(from) })}`;
};

/**
 * The form with which a member writes to the fund: its state, what is wrong, and how it is sent.
 * @param onSent moves on from the form, whose button can't keep the focus
 */
export const useMessageForm = (onSent: () => void) => {
  const { t } = useTranslation(['contact', 'rules']);
  const { toast } = useServices();
  const draft = useValue(draftAtom);
  const edit = useAction(editDraftAction);
  const send = useAction(sendMessageAction);
  const text = useSentText(draft);
  const { line, refusal, mustWait, report } = useTrouble();
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [refused, setRefused] = useState<Refused>({});
  const [pending, setPending] = useState(false);
  const subjectRef = useRef<HTMLInputElement>(null);
  const bodyRef = useRef<HTMLTextAreaElement>(null);
  const { threadId: continued } = draft;
  // A reply begins at its text.
  useEffect(() => {
    if (continued !== null) bodyRef.current?.focus();
  }, [continued]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const asking = openedTopic(draft.topic);
  const isUnanswered = asking !== null && draft.body.trim() === t(`openings.${asking}`).trim();
  const problems = { subject: subjectProblem(draft.subject.trim()), body: messageProblem(text) };
  const words = (field: Field, problem: MessageProblem): string =>
    problem === 'empty'
      ? t('rules:required')
      : problem === 'tooLong'
        ? t(`problem.${field}TooLong`, { most: formatAmount(field === 'subject' ? longestSubject : longestMessage, 0) })
        : t(`problem.${problem}`);
  const errorOf = (field: Field): string | undefined => {
    const problem = problems[field];
    return refused[field] ?? (left.includes(field) && problem !== null ? words(field, problem) : undefined);
  };
  const isIncomplete = isUnanswered || fields.some((field) => problems[field] === 'empty');

  const focus = (field: Field | undefined) => {
    if (field === undefined) return;
    (field === 'subject' ? subjectRef : bodyRef).current?.focus();
  };

  const submit = async (): Promise<void> => {
    const broken = fields.filter((field) => problems[field] !== null);
    if (broken.length > 0) {
      setLeft(fields);
      focus(broken[0]);
      return;
    }
    setRefused({});
    report(null);
    setPending(true);
    const { subject, threadId, topic } = draft;
    const trouble = await send({ message: { subject: subject.trim(), body: text }, threadId, topic });
    if (trouble === null) toast({ kind: 'success', text: t('sent') });
    if (!isHere.current) return;
    setPending(false);
    if (trouble === null) {
      setLeft([]);
      onSent();
      return;
    }
    const atField = fields.filter((field) => trouble.said.some((said) => said.field === field));
    setRefused(
      Object.fromEntries(
        atField.map((field) => [field, trouble.said.find((said) => said.field === field)?.text ?? '']),
      ),
    );
    const rest = trouble.said.filter(({ field }) => !fields.some((known) => known === field));
    if (atField.length === 0 || rest.length > 0) report({ ...trouble, said: rest });
    focus(atField[0]);
  };

  const input = (field: Field) => ({
    value: draft[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      // A subject that has been removed or typed over is another one.
      edit({ [field]: value, ...(field === 'subject' && value.trim().length < 2 && { topic: null }) });
      setRefused((before) => ({ ...before, [field]: undefined }));
    },
    onBlur: () => {
      // Nothing is wrong with a field that has only been passed by.
      if (draft[field] !== '') setLeft((before) => (before.includes(field) ? before : [...before, field]));
    },
    error: errorOf(field),
  });

  return {
    draft,
    edit,
    subject: { ...input('subject'), ref: subjectRef },
    body: { ...input('body'), ref: bodyRef },
    pending,
    /** Whether the text that a link has begun still lacks what it asks for. */
    isUnanswered,
    /** How many characters are left, once that matters. */
    charactersLeft: text.length > longestMessage * 0.9 ? longestMessage - text.length : null,
    disabled: isIncomplete || mustWait,
    trouble: line ?? (refusal === null ? null : ({ severity: 'error', text: refusal } as const)),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isIncomplete && !mustWait && !pending) void submit();
    },
  };
};
