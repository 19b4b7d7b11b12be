import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilePath, StudioSection } from '#tenants/finding.ts';
import { FieldPlace } from '../fields/FieldPlace.tsx';
import { FindingLine } from '../findings/FindingLine.tsx';
import { pathName } from '../kernel/paths.ts';
import { useFindingsWithoutField } from '../kernel/use-findings.ts';

/** What is to be looked after in a section, but has no field: each can be taken out. */
const WithoutField = ({ section }: { section: StudioSection }) => {
  const findings = useFindingsWithoutField(section);
  if (findings.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {findings.map((finding) => (
        <Box key={finding.key + pathName(finding.path)} data-path={pathName(finding.path)}>
          <FindingLine finding={finding} />
        </Box>
      ))}
    </Stack>
  );
};

type SectionFrameProps = {
  section: StudioSection;
  /** What the fund doesn't choose comes from the portal. */
  hasDefaults?: boolean;
  children: ReactNode;
};

/** A part of the editor with its title and what it is for. */
export const SectionFrame = ({ section, hasDefaults = false, children }: SectionFrameProps) => {
  const { t } = useTranslation('studio');
  return (
    <Stack component="section" aria-labelledby="section-title" sx={{ gap: 3.5 }}>
      <Box component="header">
        <Typography variant="h2" component="h1" id="section-title" tabIndex={-1}>
          {t(`sections.${section}.title`)}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.75, maxInlineSize: '60ch' }}>
          {t(`sections.${section}.lead`)}
          {hasDefaults ? ` ${t('source.unsaid')}` : null}
        </Typography>
      </Box>
      <WithoutField section={section} />
      {children}
    </Stack>
  );
};

type FieldGroupProps = {
  title: string;
  lead?: ReactNode;
  /** Where all of it is in a fund's files, if that is one place. */
  path?: FilePath;
  children: ReactNode;
};

/** Fields that belong together. */
export const FieldGroup = ({ title, lead, path, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
            {lead}
          </Typography>
        )}
      </Box>
      {path === undefined ? (
        children
      ) : (
        <FieldPlace path={path} sx={{ gap: 2 }}>
          {children}
        </FieldPlace>
      )}
    </Stack>
  );
};
