import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchWords } from '#domain/search-words.ts';
import { DetailFigures } from '#detail/DetailFigures.tsx';
import { EditorsPage } from '#detail/EditorsPage.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom, placeAtom, useHref } from '#state/kernel/place.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ActionPlace } from '#ui/page-places.tsx';
import { useRetryOnline } from '#ui/use-retry-online.ts';
import { questionsResource, searchAction, searchTermAtom, toggledQuestionsAtom } from './atoms.ts';
import { QuestionList, elementOf } from './parts/QuestionList.tsx';
import { QuestionSearch } from './parts/QuestionSearch.tsx';
import { QuestionsSkeleton } from './parts/QuestionsSkeleton.tsx';
import { byMatch, countOf, questionsView, type QuestionGroup } from './view.ts';

/** Moves to the question that the address names, once it is there. */
const useLinkedQuestion = (id: string | null, isThere: boolean): void => {
  const gone = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || !isThere || gone.current === id) return;
    gone.current = id;
    const header = document.getElementById(elementOf(id));
    header?.scrollIntoView({ block: 'center' });
    header?.focus({ preventScroll: true });
  }, [id, isThere]);
};

/** Says that a search has found nothing, and what else helps. */
const NothingFound = ({ term, onShowAll }: { term: string; onShowAll: () => void }) => {
  const { t } = useTranslation('questions');
  const href = useHref();
  return (
    <Notice
      severity="info"
      live="off"
      title={term === '' ? t('none.noQuestions') : t('none.title', { term })}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          {term === '' ? null : (
            <Button variant="outlined" size="small" onClick={onShowAll}>
              {t('none.showAll')}
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            href={href('contact', { query: { from: 'questions' } })}
            sx={{ marginInlineStart: -1.5 }}
          >
            {t('none.write')}
          </Button>
        </Stack>
      }
    >
      {term === '' ? null : t('none.text')}
    </Notice>
  );
};

/** The questions of an answer, the last one until a newer one is there. */
const useQuestions = (term: string) => {
  const { answer, ...remote } = useRemote(questionsResource, { query: term === '' ? {} : { searchTerm: term } });
  const [last, setLast] = useState<{ readonly term: string; readonly answer: NonNullable<typeof answer> } | null>(null);
  if (answer !== null && last?.answer !== answer) setLast({ term, answer });
  const shown = answer !== null ? { term, answer } : remote.failed ? null : last;
  const data = shown?.answer.data ?? null;
  const groups = useMemo(() => (data === null ? null : questionsView(data)), [data]);
  return { groups, shownTerm: shown?.term ?? term, locale: shown?.answer.meta?.locale, remote };
};

/**
 * The questions that members ask most: searched on the provider while one types, with marked matches; each opens to its
 * answer and has an address of its own (`?question=`), as has each search (`?search=`).
 */
export const QuestionsPage = () => {
  const { t } = useTranslation('questions');
  const { query } = useValue(placeAtom);
  const pageLocale = useValue(localeAtom);
  const term = useValue(searchTermAtom);
  const toggled = useValue(toggledQuestionsAtom);
  const search = useAction(searchAction);
  const { groups, shownTerm, locale, remote } = useQuestions(term);
  useRetryOnline(remote);
  const linked = query.get('question');
  const words = searchWords(shownTerm);
  const found = groups === null || words.length === 0 ? groups : byMatch(groups, words);
  const count = found === null ? 0 : countOf(found);
  const isThere = groups?.some(({ questions }) => questions.some(({ id }) => id === linked)) === true;
  useLinkedQuestion(linked, isThere);
  // What a search finds first fits best.
  const best = words.length === 0 ? null : found?.[0]?.questions[0]?.id;
  const isOpen = (id: string): boolean => toggled[id] ?? (id === linked || id === best);

  const list = (shown: readonly QuestionGroup[]) =>
    countOf(shown) === 0 ? (
      <NothingFound
        term={shownTerm}
        onShowAll={() => {
          search('');
        }}
      />
    ) : (
      <QuestionList
        groups={shown}
        words={words}
        isOpen={isOpen}
        lang={locale === undefined || locale === pageLocale ? undefined : locale}
      />
    );

  return (
    <EditorsPage
      schema="questions"
      title={t('title')}
      lead={t('lead')}
      settled={groups !== null || remote.failed}
      isBoxAhead
    >
      <QuestionSearch
        term={term}
        onSearch={search}
        found={words.length === 0 || groups === null ? null : t('search.found', { count, term: shownTerm })}
        isFoundShown={count > 0}
      />
      {/* What a search finds comes before the editors' box. */}
      {term === '' ? <ActionPlace /> : null}
      {linked !== null && groups !== null && !isThere && term === '' ? (
        <Notice severity="info">{t('link.unknown')}</Notice>
      ) : null}
      <DetailFigures view={found} remote={remote} skeleton={<QuestionsSkeleton />}>
        {list}
      </DetailFigures>
    </EditorsPage>
  );
};
