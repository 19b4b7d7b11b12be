import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { hasQuestionsAtom } from '#state/session/open-pages.ts';
import { Icon } from '#ui/Icon.tsx';
import { RouterLink } from '#ui/RouterLink.tsx';
import { useHasCornerHelp } from '#ui/StickyHelpButton.tsx';

/** The way to the questions and answers in the header, as long as the window has no room for the button in the corner. */
export const HeaderHelp = () => {
  const { t } = useTranslation('shell');
  const href = useHref();
  const hasQuestions = useValue(hasQuestionsAtom);
  const isHere = useValue(placeAtom).key === 'questions';
  const hasCornerHelp = useHasCornerHelp();
  if (!hasQuestions || hasCornerHelp) return null;
  return (
    <Button
      component={RouterLink}
      href={href('questions')}
      variant="outlined"
      size="small"
      aria-label={t('titles.questions')}
      aria-current={isHere ? 'page' : undefined}
      sx={({ palette, tokens }) => ({
        flex: 'none',
        boxSizing: 'border-box',
        minInlineSize: 44,
        minBlockSize: 44,
        padding: 0,
        marginInlineEnd: { xs: -1, md: -2 },
        borderColor: palette.divider,
        borderRadius: tokens.corner.full,
        color: palette.text.primary,
        displayPrint: 'none',
        '&[aria-current]': { backgroundColor: palette.action.hover },
      })}
    >
      <Icon name="question" size={20} />
    </Button>
  );
};
