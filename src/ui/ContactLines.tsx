import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { bareWebsite } from '#domain/reach.ts';
import { Facts } from './Facts.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** Props of {@link ContactLines}. Lines without a value are omitted. */
export type ContactLinesProps = {
  title: string;
  phoneLabel: string;
  emailLabel: string;
  websiteLabel: string;
  phoneNumber?: string | undefined;
  emailAddress?: string | undefined;
  website?: string | undefined;
  /** Shown if the fund has no contact details. */
  noneText: string;
  newWindowHint: string;
};

/** The fund's contact details as links to call, write or open its website. */
export const ContactLines = (props: ContactLinesProps) => {
  const { phoneNumber, emailAddress, website } = props;
  const id = useId();
  const none = phoneNumber === undefined && emailAddress === undefined && website === undefined;
  return (
    <Box
      component="section"
      data-contact
      sx={{ mt: 3, paddingBlockStart: 2.5, borderBlockStart: '1px solid', borderColor: 'divider' }}
      aria-labelledby={id}
    >
      <SectionHeading id={id} level={2}>
        {props.title}
      </SectionHeading>
      {none ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {props.noneText}
        </Typography>
      ) : (
        <Box sx={{ mt: 1 }}>
          <Facts
            layout="pairs"
            facts={[
              ...(phoneNumber === undefined
                ? []
                : [
                    {
                      term: props.phoneLabel,
                      value: <PhoneLink phoneNumber={phoneNumber} />,
                    },
                  ]),
              ...(emailAddress === undefined
                ? []
                : [
                    {
                      term: props.emailLabel,
                      value: <Link href={`mailto:${emailAddress}`}>{emailAddress}</Link>,
                    },
                  ]),
              ...(website === undefined
                ? []
                : [
                    {
                      term: props.websiteLabel,
                      value: (
                        <Link component={RouterLink} href={website} newWindowHint={props.newWindowHint}>
                          {bareWebsite(website)}
                        </Link>
                      ),
                    },
                  ]),
            ]}
          />
        </Box>
      )}
    </Box>
  );
};
