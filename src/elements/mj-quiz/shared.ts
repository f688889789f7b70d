/** What other elements take of `<mj-quiz>`. */
export type {MjQuiz, QuizLooks, TableExercise} from './mj-quiz.js';
export {type Onward, isOnward} from './view.js';
