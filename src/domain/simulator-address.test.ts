import { describe, expect, it } from 'vitest';
import { readSimulatorPath, simulatorPath } from './simulator-address.ts';

const place = { fund: 'bergahorn', locale: 'fr-FR', word: 'buyinsimulation', name: 'buyinsimulation' } as const;

describe('The address of a simulator', () => {
  it('says fund, language and simulator', () => {
    expect(readSimulatorPath('/simulators/bergahorn/fr-FR/buyinsimulation')).toEqual(place);
    expect(readSimulatorPath(simulatorPath(place))).toEqual(place);
  });

  it('reads a fund’s code in capitals, and a slash at the end', () => {
    expect(readSimulatorPath('/simulators/Bergahorn/fr-FR/buyinsimulation/')).toEqual(place);
  });

  it('has the portal’s default language if it names none', () => {
    expect(readSimulatorPath('/simulators/bergahorn/rm-CH/buyinsimulation')).toEqual({ ...place, locale: 'de-CH' });
  });

  it.each(['documentordering', 'constructor', 'BUYINSIMULATION'])('names no simulator with %s', (word) => {
    expect(readSimulatorPath(`/simulators/bergahorn/fr-FR/${word}`)).toEqual({ ...place, word, name: null });
  });

  it.each([
    '/simulators',
    '/simulators/bergahorn',
    '/simulators/bergahorn/fr-FR',
    '/simulators/../fr-FR/buyinsimulation',
    '/simulators/bergahorn/fr-FR/buyinsimulation/x',
    '/bergahorn/fr-FR/rachat',
  ])('is not %s', (path) => expect(readSimulatorPath(path)).toBeNull());
});
