/** Words as they begin a sentence. */
export const capital = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1);
