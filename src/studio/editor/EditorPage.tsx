import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { studioSections, type StudioSection } from '#tenants/finding.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useFundCode } from '../kernel/use-draft.ts';
import { useReadiness } from '../kernel/use-findings.ts';
import { sectionAddress } from '../kernel/addresses.ts';
import { leadToField } from '../kernel/lead-to-field.ts';
import { LeadTo, plainPart, useWords } from '../kernel/navigation.ts';
import { SmallSelect } from '../fields/SmallSelect.tsx';
import { bottomBarHeight } from '../frame/BottomBar.tsx';
import { useHasBottomBar } from '../kernel/use-has-bottom-bar.ts';
import { ColourVisionFilters } from '../preview/ColourVisionFilter.tsx';
import { Preview } from '../preview/Preview.tsx';
import { BrandSection } from './BrandSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import { ImagesSection } from './ImagesSection.tsx';
import { LanguagesSection } from './LanguagesSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { SwitchesSection } from './SwitchesSection.tsx';
import { TermsSection } from './TermsSection.tsx';

/** The sections that are edited; what the regulations say is not. */
type EditedSection = Exclude<StudioSection, 'plan'>;

const sections = {
  brand: BrandSection,
  images: ImagesSection,
  languages: LanguagesSection,
  switches: SwitchesSection,
  contact: ContactSection,
  terms: TermsSection,
  content: ContentSection,
  questions: QuestionsSection,
  services: ServicesSection,
} as const satisfies { readonly [S in EditedSection]: ComponentType };

const editedSections = studioSections.filter((section): section is EditedSection => section in sections);

/** How many things there are to look after in a section. */
const useCounts = (): ((section: EditedSection) => number) => {
  const findings = useReadiness()?.findings ?? [];
  return (section) => findings.filter((each) => each.section === section && each.gravity !== 'hint').length;
};

/** The sections on a phone, which has no room for their names side by side. */
const SectionChoice = ({ section }: { section: EditedSection }) => {
  const { t } = useTranslation('studio');
  const code = useFundCode();
  const navigate = useNavigate();
  const counts = useCounts();
  return (
    <SmallSelect
      isWide
      label={t('frame.sections')}
      value={section}
      options={editedSections.map((each) => {
        const count = counts(each);
        const title = t(`sections.${each}.title`);
        return { value: each, label: count === 0 ? title : `${title} (${count})` };
      })}
      onChange={(chosen) => void navigate(sectionAddress(code, chosen))}
    />
  );
};

/** Names of the sections, each with how many things there are to look after. */
const SectionTabs = ({ section, isColumn }: { section: EditedSection; isColumn: boolean }) => {
  const { t } = useTranslation('studio');
  const code = useFundCode();
  const navigate = useNavigate();
  const counts = useCounts();
  return (
    <Tabs
      value={section}
      orientation={isColumn ? 'vertical' : 'horizontal'}
      variant="scrollable"
      scrollButtons={isColumn ? false : 'auto'}
      allowScrollButtonsMobile
      aria-label={t('frame.sections')}
      onChange={(_event, chosen: EditedSection) => void navigate(sectionAddress(code, chosen))}
      sx={isColumn ? { minInlineSize: 0 } : { paddingInline: 1 }}
    >
      {editedSections.map((each) => {
        const count = counts(each);
        return (
          <Tab
            key={each}
            value={each}
            id={`tab-${each}`}
            aria-controls="section-panel"
            label={
              <Badge
                color="warning"
                badgeContent={count}
                sx={{ '& .MuiBadge-badge': { insetInlineEnd: -14, insetBlockStart: 10 } }}
              >
                {t(`sections.${each}.title`)}
                {count === 0 ? null : <VisuallyHidden>, {t('findings.count', { count })}</VisuallyHidden>}
              </Badge>
            }
            sx={{
              minInlineSize: 0,
              ...(isColumn
                ? { alignItems: 'flex-start', textAlign: 'start', paddingInlineEnd: 4 }
                : { paddingInlineEnd: count === 0 ? 2 : 4 }),
            }}
          />
        );
      })}
    </Tabs>
  );
};

/** The editor, and beside it the portal; on a phone one or the other. */
export const EditorPage = () => {
  const { t } = useTranslation('studio');
  const [, , , wanted = ''] = useWords();
  const code = useFundCode();
  const { hash, key } = useLocation();
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const isPhone = useHasBottomBar();
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const section = editedSections.find((each) => each === wanted);
  const title = section === undefined ? '' : t(`sections.${section}.title`);
  useEffect(() => {
    document.title = `${title} – Pilaster Studio`;
  }, [title]);
  // A finding leads to its field.
  useEffect(() => {
    if (hash === '' || key === '') return undefined;
    const wait = requestAnimationFrame(() => setView('edit'));
    const stop = leadToField(plainPart(hash.slice(1)));
    return () => {
      cancelAnimationFrame(wait);
      stop();
    };
  }, [hash, key]);
  if (section === undefined) return <LeadTo to={sectionAddress(code, 'brand')} />;
  const Section = sections[section];
  const isEditing = !isPhone || view === 'edit';
  const form = (
    <Box
      id="section-panel"
      {...(!isPhone && { role: 'tabpanel', 'aria-labelledby': `tab-${section}` })}
      sx={{
        // What is hidden by being placed outside its line stays in the pane, else the page would scroll to it.
        position: 'relative',
        padding: { xs: 2, sm: 3 },
        ...(!isPhone && { overflowY: 'auto', overflowX: 'hidden' }),
        minInlineSize: 0,
        backgroundColor: 'background.paper',
      }}
    >
      <Section key={section} />
    </Box>
  );
  return (
    <>
      <ColourVisionFilters />
      {isPhone ? (
        <Box
          sx={{
            position: 'sticky',
            insetBlockStart: 56,
            zIndex: 'appBar',
            backgroundColor: 'background.paper',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ paddingInline: 2, paddingBlock: '12px 8px' }}>
            <ToggleButtonGroup
              exclusive
              fullWidth
              size="small"
              aria-label={t('frame.view')}
              value={view}
              onChange={(_event, chosen: 'edit' | 'preview' | null) => {
                if (chosen !== null) setView(chosen);
              }}
            >
              <ToggleButton value="edit">{t('frame.edit')}</ToggleButton>
              <ToggleButton value="preview">{t('frame.preview')}</ToggleButton>
            </ToggleButtonGroup>
          </Box>
          {isEditing ? (
            <Box sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
              <SectionChoice section={section} />
            </Box>
          ) : null}
        </Box>
      ) : null}
      {isPhone ? (
        <>
          <Box hidden={!isEditing}>{form}</Box>
          {isEditing ? null : (
            <Box sx={{ flex: '1 1 auto', blockSize: `calc(100dvh - ${122 + bottomBarHeight}px)` }}>
              <Preview isAlone />
            </Box>
          )}
        </>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: isWide
              ? '176px minmax(380px, 440px) minmax(0, 1fr)'
              : 'minmax(360px, 400px) minmax(0, 1fr)',
            gridTemplateRows: isWide ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)',
            blockSize: 'calc(100dvh - 57px)',
          }}
        >
          <Box
            sx={{
              minInlineSize: 0,
              ...(isWide
                ? { paddingBlock: 1.5, overflowY: 'auto' }
                : { gridColumn: '1 / -1', backgroundColor: 'background.paper' }),
            }}
          >
            <SectionTabs section={section} isColumn={isWide} />
          </Box>
          <Box
            sx={{
              display: 'grid',
              minBlockSize: 0,
              minInlineSize: 0,
              borderInline: '1px solid',
              borderColor: 'divider',
            }}
          >
            {form}
          </Box>
          <Preview />
        </Box>
      )}
    </>
  );
};
