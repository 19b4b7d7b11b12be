import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { nextPagesAtom } from '#state/remote/next-pages.ts';
import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/** Where a page's end leads: two open pages that continue its topic. */
export const NextPages = () => {
  const { t } = useTranslation(['detail', 'shell']);
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const pages = useValue(nextPagesAtom);
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockStart: { xs: 4, sm: 6 }, displayPrint: 'none' }}>
      <SectionHeading id={id}>{t('next')}</SectionHeading>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          margin: 0,
          marginBlockStart: 2,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {pages.map((page) => (
          <Card key={page} component="li">
            <CardActionArea
              href={href(page, { query: originQuery(page) })}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                blockSize: '100%',
                minBlockSize: 64,
                padding: 2,
              }}
            >
              <Typography component="span" variant="inherit" sx={{ fontWeight: 'fontWeightMedium' }}>
                {t(`shell:titles.${page}`)}
              </Typography>
              <Icon name="arrowRight" />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
};
