import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { samplePeople } from '#contract/studio/answers.ts';
import { languageName, type Locale } from '#kernel/locale.ts';
import { previewStates } from '#preview/preview-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Group } from '#ui/Group.tsx';
import { SmallSelect } from '../fields/SmallSelect.tsx';
import { guestPages, memberPages } from './pages-shown.ts';
import { previewWidths, startLook, type Look } from '../kernel/preview-store.ts';
import { visions } from '../kernel/visions.ts';

/** Where the bar is too narrow for one row: page and language share the first, and a symbol stands for a word. */
const narrow = '@container (max-width: 40rem)';

/** The place of a choice, which shares its row with others. */
const place = { flex: '1 1 140px', minInlineSize: 0, maxInlineSize: 220, [narrow]: { maxInlineSize: 'none' } } as const;

/** The place of one of two choices that fill the first row of a narrow bar. */
const half = { ...place, [narrow]: { ...place[narrow], flexBasis: '40%' } } as const;

type ViewBarProps = {
  look: Look;
  languages: readonly Locale[];
  onChange: (change: Partial<Look>) => void;
  /** What can't be chosen here. */
  without?: readonly (keyof Look)[];
};

/** What is looked at and how: page, language, width, mode, person, state and colour vision. */
export const ViewBar = ({ look, languages, onChange, without = [] }: ViewBarProps) => {
  const { t } = useTranslation(['studio', 'shell']);
  const [isMore, setIsMore] = useState(look.state !== 'asIs' || look.vision !== 'usual');
  const moreId = useId();
  const more = useRef<HTMLButtonElement>(null);
  const has = (part: keyof Look) => !without.includes(part);
  const changed = (['person', 'state', 'vision'] as const).filter(
    (part) => has(part) && look[part] !== startLook[part],
  );
  return (
    <Group label={t('studio:preview.choices')} sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {has('page') ? (
          <Box sx={half}>
            <SmallSelect
              isWide
              label={t('studio:preview.page')}
              value={look.page}
              options={[]}
              groups={[
                {
                  label: t('studio:preview.memberPages'),
                  options: memberPages.map((value) => ({ value, label: t(`shell:titles.${value}`) })),
                },
                {
                  label: t('studio:preview.guestPages'),
                  options: guestPages.map((value) => ({ value, label: t(`shell:titles.${value}`) })),
                },
              ]}
              onChange={(page) => onChange({ page })}
            />
          </Box>
        ) : null}
        <Box sx={half}>
          <SmallSelect
            isWide
            label={t('studio:preview.language')}
            value={look.locale}
            options={languages.map((value) => ({ value, label: languageName(value), lang: value }))}
            onChange={(locale) => onChange({ locale })}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('studio:preview.width')}
          value={look.width}
          onChange={(_event, width: Look['width'] | null) => {
            if (width !== null) onChange({ width });
          }}
        >
          {previewWidths.map((width) => (
            <ToggleButton
              key={width}
              value={width}
              aria-label={t(`studio:preview.widths.${width}`)}
              title={t(`studio:preview.widths.${width}`)}
              sx={{ minBlockSize: 36, paddingInline: 1.25, fontVariantNumeric: 'tabular-nums' }}
            >
              {width}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('studio:preview.mode')}
          value={look.mode}
          onChange={(_event, mode: Look['mode'] | null) => {
            if (mode !== null) onChange({ mode });
          }}
        >
          <ToggleButton
            value="light"
            aria-label={t('shell:mode.light')}
            title={t('shell:mode.light')}
            sx={{ minBlockSize: 36 }}
          >
            <Icon name="sun" size={18} />
          </ToggleButton>
          <ToggleButton
            value="dark"
            aria-label={t('shell:mode.dark')}
            title={t('shell:mode.dark')}
            sx={{ minBlockSize: 36 }}
          >
            <Icon name="moon" size={18} />
          </ToggleButton>
        </ToggleButtonGroup>
        <Button
          ref={more}
          variant="text"
          size="small"
          aria-expanded={isMore}
          aria-controls={moreId}
          endIcon="chevronDown"
          onClick={() => setIsMore(!isMore)}
          sx={{
            marginInlineStart: 'auto',
            [narrow]: { minInlineSize: 40, paddingInline: 1 },
            '& .MuiButton-endIcon': {
              transform: isMore ? 'rotate(180deg)' : 'none',
              [narrow]: { display: 'none' },
            },
          }}
        >
          <Badge variant="dot" color="warning" invisible={changed.length === 0}>
            <Box component="span" sx={{ display: 'none', [narrow]: { display: 'block' } }}>
              <Icon name="sliders" size={20} />
            </Box>
            <Box component="span" sx={{ [narrow]: visuallyHidden }}>
              {t('studio:preview.more')}
            </Box>
          </Badge>
          {changed.length === 0 ? null : (
            <VisuallyHidden>, {t('studio:preview.changed', { count: changed.length })}</VisuallyHidden>
          )}
        </Button>
      </Box>
      <Box id={moreId} hidden={!isMore}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          <Box sx={place}>
            <SmallSelect
              isWide
              label={t('studio:preview.person')}
              value={look.person}
              options={samplePeople.map((value) => ({ value, label: t(`studio:preview.people.${value}`) }))}
              onChange={(person) => onChange({ person })}
            />
          </Box>
          {has('state') ? (
            <Box sx={place}>
              <SmallSelect
                isWide
                label={t('studio:preview.state')}
                value={look.state}
                options={previewStates.map((value) => ({ value, label: t(`studio:preview.states.${value}`) }))}
                onChange={(state) => onChange({ state })}
              />
            </Box>
          ) : null}
          <Box sx={place}>
            <SmallSelect
              isWide
              label={t('studio:preview.vision')}
              value={look.vision}
              options={visions.map((value) => ({ value, label: t(`studio:preview.visions.${value}`) }))}
              onChange={(vision) => onChange({ vision })}
            />
          </Box>
          {changed.length === 0 ? null : (
            <Button
              variant="text"
              size="small"
              sx={{ flex: 'none', marginInlineStart: 'auto' }}
              onClick={() => {
                onChange(Object.fromEntries(changed.map((part) => [part, startLook[part]])));
                // The press takes its own button away.
                more.current?.focus();
              }}
            >
              {t('studio:preview.reset')}
            </Button>
          )}
        </Box>
      </Box>
    </Group>
  );
};
