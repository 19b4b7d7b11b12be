import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { contentSchemas, type ContentPart } from '#contract/content.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { FoldedBox } from '#ui/ExpandableBox.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { BlocksField } from '../content/BlocksField.tsx';
import { BoxesField, SimulationFields } from '../content/BoxesField.tsx';
import { FallbackView } from '../content/FallbackView.tsx';
import { LanguageButtons } from '../content/LanguageButtons.tsx';
import { useFallback, type KnownFallback } from '../content/fallback.ts';
import { useContentPlace } from '../content/use-content-place.ts';
import { writtenPage, writtenSidebar } from '../text/written-part.ts';
import { useFileAt } from '../kernel/use-draft.ts';
import { FieldPlace } from '../fields/FieldPlace.tsx';
import { LineField } from '../fields/LineField.tsx';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { retryOf } from '../kernel/use-answer.ts';
import { useStudio } from '../kernel/services.ts';
import { EveryPage } from './EveryPage.tsx';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';
import { useRenewedPreview, useShowInPreview } from '../kernel/show-in-preview.ts';

type Place = ReturnType<typeof useContentPlace>;

type PartProps = Pick<Place, 'page' | 'locale'> & Pick<KnownFallback<ContentPart>, 'fallback'> & { part: ContentPart };

const freshParts = { page: { body: [''] }, sidebar: { boxes: [] } } as const;

/** A part of a page: the fund's own text, or what shows in its place. */
const PartFields = ({ page, locale, part, fallback }: PartProps) => {
  const { t } = useTranslation('studio');
  const { draft } = useStudio();
  const path: FilePath = ['content', locale, page, part];
  const isOwn = useFileAt(path) !== undefined;
  if (!isOwn)
    return (
      <FallbackView
        fallback={fallback}
        onTake={() => {
          if (fallback === null) return;
          const { content } = fallback;
          const taken = 'boxes' in content ? writtenSidebar(content) : writtenPage(content);
          draft.change(path, Object.keys(taken).length === 0 ? freshParts[part] : taken);
        }}
      />
    );
  const giveBack = (
    <Box>
      <Button
        variant="text"
        size="small"
        onClick={() => draft.change(path, undefined)}
        sx={{ marginInlineStart: -1.25 }}
      >
        {t('content.giveBack')}
      </Button>
    </Box>
  );
  if (part === 'sidebar')
    return (
      <>
        <BoxesField path={[...path, 'boxes']} locale={locale} />
        {giveBack}
      </>
    );
  return (
    <Stack lang={locale} sx={{ gap: 2 }}>
      <LineField
        path={[...path, 'title']}
        label={t('fields.title')}
        own="language"
        fallback={{ text: t('content.usualTitle'), source: 'house' }}
      />
      <LineField path={[...path, 'lead']} label={t('fields.lead')} own="language" lines={2} />
      <BlocksField path={[...path, 'body']} label={t('fields.body')} locale={locale} source="language" />
      <FoldedBox title={t('fields.simulationBox')} headingLevel={3} isOneOfMany>
        <SimulationFields path={[...path, 'simulationBox']} locale={locale} />
      </FoldedBox>
      {giveBack}
    </Stack>
  );
};

/** Both parts of a page; what of them could not be loaded is said once, and tried again together. */
const PageFields = ({ page, locale }: Pick<Place, 'page' | 'locale'>) => {
  const { t } = useTranslation('studio');
  const path: FilePath = ['content', locale, page];
  const own = useFileAt(path);
  const text = useFallback(page, 'page', locale);
  const boxes = useFallback(page, 'sidebar', locale);
  const parts = [
    { part: 'page', title: t('content.pageText'), ...text },
    { part: 'sidebar', title: t('content.boxes'), ...boxes },
  ] as const;
  const isMissing = ({ part, retry: again }: (typeof parts)[number]) =>
    again !== null && !(isRecord(own) && own[part] !== undefined);
  const retry = retryOf(parts.filter(isMissing).map(({ retry: again }) => again));
  useRenewedPreview(retry !== null, text.fallback !== null || boxes.fallback !== null);
  return (
    <FieldPlace path={path} sx={{ gap: 3.5 }}>
      {retry === null ? null : <LoadFailed title={t('content.failed')} retry={retry} />}
      {parts.map((each) =>
        isMissing(each) ? null : (
          <FieldGroup key={each.part} title={each.title} path={[...path, each.part]}>
            <PartFields page={page} locale={locale} part={each.part} fallback={each.fallback} />
          </FieldGroup>
        ),
      )}
    </FieldPlace>
  );
};

/** The texts of the pages, page by page and language by language. */
export const ContentSection = () => {
  const { t } = useTranslation(['studio', 'shell']);
  const { page, locale, languages, choose } = useContentPlace();
  useShowInPreview(page, locale);
  return (
    <SectionFrame section="content">
      <SelectField
        label={t('studio:content.page')}
        value={page}
        options={contentSchemas.map((value) => ({ value, label: t(`shell:titles.${value}`) }))}
        onChange={({ target }) => {
          const chosen = contentSchemas.find((schema) => schema === target.value);
          if (chosen !== undefined) choose({ page: chosen });
        }}
      />
      <LanguageButtons value={locale} languages={languages} page={page} onChange={(language) => choose({ language })} />
      <PageFields key={`${page} ${locale}`} page={page} locale={locale} />
      <FieldGroup title={t('studio:content.everyPage')}>
        <EveryPage languages={languages} />
      </FieldGroup>
    </SectionFrame>
  );
};
