import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom } from '#state/kernel/place.ts';
import { settingsAtom } from '#state/fund/settings.ts';
import { currentUserAtom } from '#state/session/session.ts';
import {
  followAnonymizeAction,
  hideAgainAction,
  rememberHiddenAction,
  toggleAnonymizeAction,
} from '#state/session/view.ts';

// Not among the portal's icons, because only support staff need them.
const eye =
  'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
const strokeThrough = 'M4 20L20 4';

/**
 * The eye in the header: hides personal data by the address's flag, and shows them again. Only for support staff, unless
 * their fund does without. Only the eye shows hidden data again.
 */
export const AnonymizeToggle = () => {
  const { t } = useTranslation('support');
  const isSupport = useValue(currentUserAtom)?.ableToImpersonate === true;
  const settings = useValue(settingsAtom);
  const isHidden = useValue(anonymizeAtom);
  const toggle = useAction(toggleAnonymizeAction);
  const follow = useAction(followAnonymizeAction);
  const loaded = useRef(isHidden);
  // Pages ask for their data again by the address; the person's name is the session's.
  useEffect(() => {
    if (loaded.current === isHidden) return;
    loaded.current = isHidden;
    void follow();
  }, [isHidden, follow]);
  const hasEye = isSupport && settings?.disableAnonymization === false;
  const remember = useAction(rememberHiddenAction);
  // Only with the eye, which alone shows them again.
  useEffect(() => {
    if (hasEye) remember(isHidden);
  }, [hasEye, isHidden, remember]);
  const hideAgain = useAction(hideAgainAction);
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hideAgain();
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [hideAgain]);
  if (!hasEye) return null;
  return (
    <IconButton
      aria-pressed={isHidden}
      aria-label={t('anonymize')}
      title={t('anonymize')}
      onClick={() => toggle()}
      sx={{ inlineSize: 44, blockSize: 44, flex: 'none', color: 'inherit', '@media print': { display: 'none' } }}
    >
      <SvgIcon sx={{ fontSize: 22 }}>
        <path
          d={isHidden ? `${eye}${strokeThrough}` : eye}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SvgIcon>
    </IconButton>
  );
};
