export * from '../hi.recognition.ts';
