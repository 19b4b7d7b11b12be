import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { defaultLocale, languageName, type Locale } from '#kernel/locale.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { insuresNoneSuch } from '../kernel/preview-store.ts';
import { useFileAt } from '../kernel/use-draft.ts';
import { ShownInstead } from './FallbackView.tsx';
import { questionsOfOthers, useShownQuestions, writtenQuestions } from './shown-questions.ts';
import { useLike } from './use-like.ts';

type QuestionsShownProps = {
  locale: Locale;
  own: readonly unknown[];
  onTake: (questions: readonly object[]) => void;
};

/** The questions that members of a language read besides the fund's own, or instead of them, and where they come from. */
export const QuestionsShown = ({ locale, own, onTake }: QuestionsShownProps) => {
  const { t } = useTranslation('studio');
  const { shown, failure, retry } = useShownQuestions(locale);
  const like = useLike();
  const german = useFileAt(['content', defaultLocale, 'questions', 'questions']);
  if (failure !== null)
    return <LoadFailed title={t(insuresNoneSuch(failure) ? 'preview.noneSuch' : 'questions.failed')} retry={retry} />;
  if (shown === null) return null;
  const others = questionsOfOthers(shown.questions, own);
  if (others.length === 0)
    return own.length === 0 ? (
      <ShownInstead said={t('questions.nothing')} label={t('questions.shown')} locale={locale} />
    ) : null;
  const isGerman = locale !== defaultLocale && shown.locale === defaultLocale && german !== undefined;
  const from = own.length > 0 ? 'besides' : isGerman ? 'german' : like === null ? 'house' : 'like';
  // Of the fund's own alone, what was just taken away is still saved.
  if (own.length > 0 && like === null) return null;
  return (
    <ShownInstead
      said={t(`questions.from.${from}`, { fund: like ?? '', language: languageName(shown.locale) })}
      label={t('questions.shown')}
      locale={shown.locale}
      takeLabel={t('questions.take')}
      {...(own.length === 0 && { onTake: () => onTake(writtenQuestions(others)) })}
    >
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.75 }}>
        {others.map(({ id, question, answer }, index) => (
          <li key={id ?? index}>
            <Typography variant="subtitle2" component="p">
              {question}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
              {answer}
            </Typography>
          </li>
        ))}
      </Box>
    </ShownInstead>
  );
};
