import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Facts } from './Facts.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const Block = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
}));

const None = styled('p')(({ theme }) => ({ margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary }));

/** A phone number for dialling: digits and a leading plus. */
const dialled = (phoneNumber: string): string => phoneNumber.replace(/(?!^\+)\D/g, '');

/** A web address without protocol and trailing slash. */
const bareWebsite = (website: string): string => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');

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
    <Block aria-labelledby={id}>
      <SectionHeading id={id} level={2}>
        {props.title}
      </SectionHeading>
      {none ? (
        <None>{props.noneText}</None>
      ) : (
        <Box sx={{ mt: 1.5 }}>
          <Facts
            layout="pairs"
            facts={[
              ...(phoneNumber === undefined
                ? []
                : [
                    {
                      term: props.phoneLabel,
                      value: <Link href={`tel:${dialled(phoneNumber)}`}>{phoneNumber}</Link>,
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
    </Block>
  );
};
