import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { openPagesAtom, topicAtom } from '#state/session/open-pages.ts';

/**
 * The pages of this page's topic, in a row below the header; until they are known its place, and nothing where a topic
 * is one page.
 */
export const TopicNavigation = () => {
  const { t } = useTranslation('shell');
  const href = useHref();
  const topic = useValue(topicAtom);
  const areKnown = useValue(openPagesAtom) !== null;
  if (topic === null || (topic.name !== 'protection' && topic.name !== 'savingMore')) return null;
  return (
    <Box
      component="nav"
      aria-label={t(`nav.${topic.name}`)}
      sx={({ tokens }) => ({
        borderBlockEnd: `1px solid ${tokens.colour.border.hairline}`,
        backgroundColor: tokens.colour.surface.paper,
        displayPrint: 'none',
      })}
    >
      <Container>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            visibility: areKnown ? undefined : 'hidden',
            columnGap: { xs: 2.5, sm: 3.5 },
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {topic.pages.map((page) => (
            <Box key={page} component="li" sx={{ display: 'flex', minInlineSize: 0 }}>
              <Link
                href={href(page)}
                aria-current={page === topic.here ? 'page' : undefined}
                underline="none"
                sx={({ palette, tokens: { colour, shell }, typography }) => ({
                  display: 'flex',
                  alignItems: 'center',
                  minBlockSize: shell.navigation.row,
                  borderBlock: '2px solid transparent',
                  fontSize: typography.body2.fontSize,
                  lineHeight: 1.25,
                  fontWeight: 'fontWeightMedium',
                  color: colour.text.secondary,
                  overflowWrap: 'anywhere',
                  '&:hover': { color: colour.text.primary },
                  '&[aria-current]': { color: colour.text.primary, borderBlockEndColor: palette.primary.main },
                })}
              >
                {t(`titles.${page}`)}
              </Link>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
};
