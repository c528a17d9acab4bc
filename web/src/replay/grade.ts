/** How good a choice is beside what was played and what was found best. */
export type Grade = 'best' | 'good' | 'better' | 'played' | 'worse';

/** Whoever loses no more than so much of what was lost has nearly found it: what is compared is never known exactly. */
const NEARLY = 0.25;

/** Whoever loses more than so much of it has hardly found anything better. */
const HARDLY = 0.8;

/**
 * What is said of a choice that was neither played nor found best.
 *
 * @param loss by how much it is worse than the best one; less than 0 if it looks better
 * @param lost by how much what was played is
 */
export function gradeOf(loss: number, lost: number): Grade {
  if (loss <= NEARLY * lost) return 'good';
  return loss < HARDLY * lost ? 'better' : 'worse';
}

/** Whether that is what one was to find. */
export function isFound(grade: Grade | null): boolean {
  return grade === 'best' || grade === 'good';
}
