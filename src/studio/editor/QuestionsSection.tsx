import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { ExpandableBox, ExpandableStack } from '#ui/ExpandableBox.tsx';
import { BlocksField } from '../content/BlocksField.tsx';
import { EntryFoot } from '../content/EntryFoot.tsx';
import { QuestionsShown } from '../content/QuestionsShown.tsx';
import { LanguageButtons } from '../content/LanguageButtons.tsx';
import { TargetField } from '../content/LinkFields.tsx';
import { moved, without } from '../text/lists.ts';
import { useContentPlace } from '../content/use-content-place.ts';
import { useFreshWords } from '../content/use-fresh-words.ts';
import { leadToField } from '../kernel/lead-to-field.ts';
import { pathName } from '../kernel/paths.ts';
import { isList, isText, useField, useFileAt } from '../kernel/use-draft.ts';
import { FieldBox } from '../fields/FieldBox.tsx';
import { FieldPlace } from '../fields/FieldPlace.tsx';
import { LineField } from '../fields/LineField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';

const textOf = (entry: unknown, key: string): string => {
  const value = isRecord(entry) ? entry[key] : undefined;
  return isText(value) ? value : '';
};

/** A short name that no other question has: part of its address. */
const freshId = (taken: readonly string[]): string => {
  for (let number = taken.length + 1; ; number += 1)
    if (!taken.includes(`question-${number}`)) return `question-${number}`;
};

/** The questions that members ask, language by language, in their order. */
export const QuestionsSection = () => {
  const { t } = useTranslation('studio');
  const { locale, languages, choose } = useContentPlace();
  useShowInPreview('questions', locale);
  const path: FilePath = ['content', locale, 'questions', 'questions'];
  const { value, set } = useField(path, isList);
  const fresh = useFreshWords(locale);
  const [open, setOpen] = useState<number | null>(null);
  const giveUp = useRef(() => {});
  useEffect(() => () => giveUp.current(), []);
  const questions = value ?? [];
  // Without own questions in a language members read the German ones, if there are any.
  const german = useFileAt(['content', defaultLocale, 'questions', 'questions']);
  const hasGerman = locale !== defaultLocale && german !== undefined;
  const put = (next: readonly unknown[]) => set(next.length === 0 ? undefined : next);
  return (
    <SectionFrame section="questions">
      <LanguageButtons
        value={locale}
        languages={languages}
        page="questions"
        onChange={(language) => choose({ language })}
      />
      <FieldPlace key={locale} path={['content', locale, 'questions']} sx={{ gap: 2 }}>
        {questions.length === 0 ? null : (
          <FieldBox
            path={path}
            name={t('fields.questions')}
            isWhole
            source="language"
            instead={hasGerman ? 'shared' : 'house'}
            onReset={() => set(undefined)}
          >
            <ExpandableStack>
              {questions.map((entry, index) => {
                const name = textOf(entry, 'question') || t('questions.number', { number: index + 1 });
                const group = textOf(entry, 'group');
                const at = [...path, index];
                return (
                  <ExpandableBox
                    key={index}
                    title={name}
                    isOneOfMany
                    open={open === index}
                    onToggle={(isOpen) => setOpen(isOpen ? index : null)}
                    {...(group !== '' && { figureLabel: group })}
                  >
                    <Stack sx={{ gap: 2 }}>
                      <LineField path={[...at, 'question']} label={t('fields.question')} own="language" lines={1} />
                      <LineField
                        path={[...at, 'group']}
                        label={t('fields.group')}
                        help={t('questions.groupHelp')}
                        own="language"
                      />
                      <BlocksField
                        path={[...at, 'answer']}
                        label={t('fields.answer')}
                        locale={locale}
                        source="language"
                        kinds="paragraphs"
                      />
                      <LineField path={[...at, 'link', 'text']} label={t('fields.linkText')} own="language" />
                      <TargetField
                        path={[...at, 'link', 'link']}
                        label={t('fields.link')}
                        locale={locale}
                        source="language"
                      />
                      <LineField
                        path={[...at, 'id']}
                        label={t('fields.id')}
                        help={t('questions.idHelp')}
                        own="language"
                      />
                      <EntryFoot
                        name={name}
                        removal={t('questions.remove')}
                        index={index}
                        count={questions.length}
                        onMove={(to) => {
                          put(moved(questions, index, to));
                          setOpen(to);
                        }}
                        onRemove={() => {
                          put(without(questions, index));
                          setOpen(null);
                        }}
                      />
                    </Stack>
                  </ExpandableBox>
                );
              })}
            </ExpandableStack>
          </FieldBox>
        )}
        <QuestionsShown locale={locale} own={questions} onTake={put} />
        <div>
          <Button
            variant="outlined"
            size="small"
            startIcon="plus"
            disabled={fresh === null}
            onClick={() => {
              if (fresh === null) return;
              const id = freshId(questions.map((entry) => textOf(entry, 'id')));
              put([...questions, { id, question: fresh('question'), answer: [fresh('text')] }]);
              setOpen(questions.length);
              giveUp.current();
              giveUp.current = leadToField(pathName([...path, questions.length, 'question']), 'all');
            }}
          >
            {t('questions.add')}
          </Button>
        </div>
      </FieldPlace>
    </SectionFrame>
  );
};
