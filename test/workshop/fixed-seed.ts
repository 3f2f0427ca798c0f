// A mutant must be judged by the same random games as the original.
import fc from 'fast-check';

// It is judged by whether a test fails, not by how small the counterexample is.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, numRuns: 30, endOnFailure: true });
