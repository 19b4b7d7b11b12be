import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteKey } from '#contract/route-words.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { nextPagesAtom } from '#state/remote/next-pages.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { pageIcons } from '#ui/page-icons.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type DescribedPage = Exclude<keyof typeof pageIcons, 'dashboard'>;

/** Whether a line says what is on a page. */
const hasLine = (page: RouteKey): page is DescribedPage => page !== 'dashboard' && page in pageIcons;

const iconOf = (page: RouteKey): IconName => (hasLine(page) ? pageIcons[page] : 'arrowRight');

type NextPagesProps = {
  /** Pages that have nothing for the member now, so that nothing continues there. */
  idle?: readonly RouteKey[] | undefined;
};

/** Where a page's end leads: two open pages that continue its topic. */
export const NextPages = ({ idle = [] }: NextPagesProps) => {
  const { t } = useTranslation(['detail', 'shell']);
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const pages = useValue(nextPagesAtom)(idle);
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
                alignItems: 'center',
                gap: 2,
                blockSize: '100%',
                minBlockSize: 64,
                padding: 2,
              }}
            >
              <Box component="span" sx={{ color: 'primary.main', lineHeight: 0 }}>
                <Icon name={iconOf(page)} size={24} />
              </Box>
              <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
                <Typography
                  component="span"
                  variant="inherit"
                  sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
                >
                  {t(`shell:titles.${page}`)}
                </Typography>{' '}
                {hasLine(page) ? (
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block', textWrap: 'pretty' }}
                  >
                    {t(`nextLines.${page}`)}
                  </Typography>
                ) : null}
              </Box>
              <Icon name="arrowRight" />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
};
