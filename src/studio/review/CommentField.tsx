import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longestComment } from '#contract/studio/answers.ts';
import { TextArea } from '#ui/TextArea.tsx';

/** Whether the provider would refuse a comment for its length. */
export const isTooLong = (comment: string): boolean => comment.trim().length > longestComment;

type CommentFieldProps = { value: string; helperText?: ReactNode; onChange: (comment: string) => void };

/** Asks why something is published, for the history; one that is too long is kept and said. */
export const CommentField = ({ value, helperText, onChange }: CommentFieldProps) => {
  const { t } = useTranslation('studio');
  return (
    <TextArea
      label={t('publish.comment')}
      helperText={helperText}
      value={value}
      lines={2}
      error={isTooLong(value) ? t('publish.tooLong', { most: longestComment }) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
