import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns } from '#detail/Columns.tsx';
import { Panel } from '#detail/Panel.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/** What may change, each with its icon. BVG art. 19 to 20a, 30c para. 5 and 37a; BVV 2 art. 20; ZGB art. 122 and 123. */
const changes = [
  ['marriage', 'rings'],
  ['cohabitation', 'home'],
  ['divorce', 'user'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What each of them is about. */
const topics = ['pension', 'consent', 'splitting'] as const;

/** In every column the title and each topic begin on the same line. */
const changeSx = {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 1.5,
  alignItems: 'start',
  pt: 2,
  borderBlockStart: '2px solid',
  borderColor: 'primary.main',
} as const;

const topicsSx = { m: 0, display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } as const;

/** What changes with a marriage, a partnership or a divorce, side by side where there is room. */
export const Changes = () => {
  const { t } = useTranslation('civil-status');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('changes.title')}</SectionHeading>
      <Columns>
        {changes.map(([change, icon]) => (
          <Box key={change} component="li" sx={changeSx}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'primary.main' }}>
              <Icon name={icon} size={22} />
              <Typography component="h3" variant="subtitle1" color="textPrimary">
                {t(`changes.${change}.title`)}
              </Typography>
            </Stack>
            <Box component="dl" sx={topicsSx}>
              {topics.map((topic) => (
                <div key={topic}>
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {t(`changes.${topic}`)}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, textWrap: 'pretty' }}>
                    {t(`changes.${change}.${topic}`)}
                  </Typography>
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Columns>
    </Panel>
  );
};
