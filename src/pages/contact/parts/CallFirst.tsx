import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useValue } from '#state/kernel/atoms.ts';
import { fundFooterAtom } from '#state/session/fund-footer.ts';
import { Icon } from '#ui/Icon.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import { useIsOneColumn } from '#ui/use-one-column.ts';

/** In one column, where the contact details come last: the number to call, when somebody answers, and the e-mail address. */
export const CallFirst = () => {
  const { phone, email, hours } = useValue(fundFooterAtom);
  if (!useIsOneColumn() || phone === null) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', displayPrint: 'none' }}>
      <Typography component="span" color="primary" sx={{ lineHeight: 1, paddingBlockStart: '3px' }}>
        <Icon name="phone" size={20} />
      </Typography>
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <div>
          <PhoneLink phoneNumber={phone} isMain />
        </div>
        {hours === null ? null : (
          <Typography variant="body2" color="textSecondary">
            {hours}
          </Typography>
        )}
        {email === null ? null : (
          <div>
            <Link href={email.href} variant="body2">
              {email.text}
            </Link>
          </div>
        )}
      </Box>
    </Box>
  );
};
