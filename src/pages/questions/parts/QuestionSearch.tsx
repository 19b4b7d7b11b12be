import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longestSearchTerm } from '#contract/questions.ts';
import { plainText } from '#kernel/plain-text.ts';
import { useServices } from '#state/kernel/services.ts';
import { SearchField } from '#ui/SearchField.tsx';

/** How long to wait after the last key before searching, in milliseconds (specification, section 5). */
const searchPause = 500;

type QuestionSearchProps = {
  /** What the address searches for. */
  term: string;
  onSearch: (term: string) => void;
  /** How many questions are found, in words; null without a search. */
  found: string | null;
  /** Whether that is seen; otherwise the page shows it in another way, and it is only announced. */
  isFoundShown: boolean;
};

/** The field for searching the questions: searches by itself once nothing more is typed, or at once by Enter. */
export const QuestionSearch = ({ term, onSearch, found, isFoundShown }: QuestionSearchProps) => {
  const { t } = useTranslation('questions');
  const { clock } = useServices();
  const [typed, setTyped] = useState(term);
  const wanted = plainText(typed).slice(0, longestSearchTerm);
  // The address also changes without the field: by Back, or by a button that shows all questions.
  const [known, setKnown] = useState({ term, sent: term });
  if (known.term !== term) {
    setKnown({ term, sent: term });
    if (term !== known.sent) setTyped(term);
  }
  const send = useEffectEvent(() => {
    setKnown((before) => ({ ...before, sent: wanted }));
    onSearch(wanted);
  });
  useEffect(() => (wanted === term ? undefined : clock.after(searchPause, () => send())), [wanted, term, clock]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setKnown((before) => ({ ...before, sent: wanted }));
    onSearch(wanted);
  };
  return (
    <Box component="search" sx={{ marginBlockEnd: 1, '@media print': { display: 'none' } }}>
      <form noValidate onSubmit={submit}>
        <SearchField
          label={t('search.label')}
          helperText={t('search.help')}
          value={typed}
          maxLength={longestSearchTerm}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </form>
      <Typography
        component="output"
        variant="subtitle2"
        sx={isFoundShown ? { display: 'block', '&:not(:empty)': { marginBlockStart: 1.5 } } : visuallyHidden}
      >
        {found}
      </Typography>
    </Box>
  );
};
