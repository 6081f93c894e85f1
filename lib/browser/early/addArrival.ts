import { readArrival } from '../readArrival';

/** Adds how the visit began to every form that is sent, also to one that the browser sends by itself. */
export function addArrival(): void {
  addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of readArrival()) formData.set(name, value);
  });
}
