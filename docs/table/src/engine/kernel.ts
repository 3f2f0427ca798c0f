export {
  actorOf, branch, canRedo, canUndo, fromReplay, moves, outcomeProblem, pending, play, redo, replayFor, resolve, resume, review, sealed, start, table, toCompactReplay, toReplay, undo, viewOf,
} from 'caravanserai';
