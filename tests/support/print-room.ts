import { openPrintRoom, type PrintRoom } from '#server/areas/documents/print-room.ts';

/** The print room of all tests of a worker: its thread takes as long to start as a print, and starts with the first. */
export const sharedPrintRoom: PrintRoom = openPrintRoom();
