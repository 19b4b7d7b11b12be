import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { BoxAction } from '#detail/BoxAction.tsx';
import { useWayOn } from '#detail/box-target.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { ExpandableBox, ExpandableStack } from '#ui/ExpandableBox.tsx';
import { MarkedText } from '#ui/MarkedText.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { toggleQuestionAction } from '../atoms.ts';
import type { QuestionGroup, QuestionView } from '../view.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';

/** The id of a question's element in the page. */
export const elementOf = (id: string): string => `question-${id}`;

type QuestionBoxProps = {
  question: QuestionView;
  /** The words of the search. */
  words: readonly string[];
  open: boolean;
  headingLevel: 2 | 3;
};

/** A question that opens to its answer. */
const QuestionBox = ({ question: entry, words, open, headingLevel }: QuestionBoxProps) => {
  const { id, question, paragraphs, link, linkText } = entry;
  const toggle = useAction(toggleQuestionAction);
  const wayOn = useWayOn();
  const onToggle = useCallback((wanted: boolean) => toggle({ id, open: wanted }), [toggle, id]);
  return (
    <ExpandableBox
      id={elementOf(id)}
      title={<MarkedText text={question} words={words} />}
      headingLevel={headingLevel}
      open={open}
      onToggle={onToggle}
    >
      <Stack spacing={1.5} sx={{ maxInlineSize: '72ch' }}>
        {paragraphs.map((paragraph, index) => (
          <Typography key={index} sx={{ whiteSpace: 'pre-line' }}>
            <MarkedText text={paragraph} words={words} />
          </Typography>
        ))}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1, alignItems: { xs: 'flex-start', sm: 'center' }, '@media print': { display: 'none' } }}
        >
          <BoxAction way={wayOn(link, linkText)} />
          <CopyLinkButton id={id} />
        </Stack>
      </Stack>
    </ExpandableBox>
  );
};

type QuestionListProps = {
  groups: readonly QuestionGroup[];
  words: readonly string[];
  isOpen: (id: string) => boolean;
  /** The questions' language, if it differs from the page's. */
  lang: string | undefined;
};

/** The questions, by group. */
export const QuestionList = ({ groups, words, isOpen, lang }: QuestionListProps) => (
  <Stack spacing={4} lang={lang}>
    {groups.map(({ title, questions }) => (
      <Box key={title} component="section" sx={{ minInlineSize: 0 }}>
        {title === null ? null : (
          <Box sx={{ marginBlockEnd: 1.5 }}>
            <SectionHeading>{title}</SectionHeading>
          </Box>
        )}
        <ExpandableStack>
          {questions.map((question) => (
            <QuestionBox
              key={question.id}
              question={question}
              words={words}
              open={isOpen(question.id)}
              headingLevel={title === null ? 2 : 3}
            />
          ))}
        </ExpandableStack>
      </Box>
    ))}
  </Stack>
);
