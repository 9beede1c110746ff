export * from '@quad/ui/charts';
